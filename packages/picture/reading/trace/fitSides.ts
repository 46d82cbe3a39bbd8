/** Longer side of the sheet that tracing works on, in pixels. */
export const sheetSide = 700

/** The sides in pixels of the sheet that a picture is traced as; smaller pictures stay. */
export function fitSides({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const ratio = Math.max(1, Math.max(width, height) / sheetSide)
  return { width: Math.max(1, Math.round(width / ratio)), height: Math.max(1, Math.round(height / ratio)) }
}
