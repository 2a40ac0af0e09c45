/** Lengths as they are typed into fields. Pure. */

/** A number alone is one of mm. */
export const inMm = (text: string): string => {
  const plain = text.trim();
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? `${plain}mm` : plain;
};
