/**
 * Roles of the parts of a grid, with their places from 1. It is made of plain elements, because rows that are over each other
 * cannot be rows of a table element.
 */
import type { HTMLAttributes } from "preact";

type Attributes = HTMLAttributes<HTMLDivElement>;

export const gridOf = (label: string, rows: number, columns: number): Attributes => ({
  role: "grid",
  "aria-label": label,
  "aria-rowcount": rows,
  "aria-colcount": columns,
  "aria-multiselectable": true,
});

export const rowAt = (place: number): Attributes => ({ role: "row", "aria-rowindex": place });

export const columnHeadAt = (place: number, sort?: "ascending" | "descending" | "none"): Attributes => ({
  role: "columnheader",
  "aria-colindex": place,
  "aria-sort": sort,
});

export const rowHeadAt = (place: number): Attributes => ({ role: "rowheader", "aria-colindex": place });

export const cellAt = (place: number, isSelected: boolean, isInvalid: boolean): Attributes => ({
  role: "gridcell",
  "aria-colindex": place,
  "aria-selected": isSelected,
  "aria-invalid": isInvalid || undefined,
});

export const flag = (isSet: boolean, label: string) =>
  ({ role: "checkbox", "aria-checked": isSet, "aria-label": label }) as const;
