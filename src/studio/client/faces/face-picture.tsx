/** The picture of a face, with words where there is none. The element around it gives it its size. */
import "./face-picture.css";
import type { RefObject, VNode } from "preact";
import { FaceImage } from "./face-image.tsx";
import { type FaceRef, useFace } from "./faces.ts";

interface FacePictureProps {
  readonly face: FaceRef;
  /** False for a picture that is far from what can be seen. */
  readonly isShown?: boolean;
  /** The element that says where it is, among many pictures; default it is in view. */
  readonly place?: RefObject<Element | null>;
}

export function FacePicture({ face, isShown = true, place }: FacePictureProps): VNode | null {
  const { url, isDrawn, isOld, isKnown, isMissing, findings, fault } = useFace(face, isShown, place).value;
  if (!isShown) return null;
  if (url === undefined && (isDrawn || !isKnown)) return <div class="face-waiting" />;
  if (url === undefined)
    return (
      <div class="face-none">
        {fault !== undefined
          ? `not drawn: ${fault}`
          : isMissing
            ? `no ${face.side}`
            : (findings[0]?.message ?? "cannot be drawn")}
      </div>
    );
  return (
    <>
      <FaceImage url={url} />
      {isOld && (
        <span class="face-old" title={fault ?? "It cannot be drawn as it is now"}>
          earlier state
        </span>
      )}
    </>
  );
}
