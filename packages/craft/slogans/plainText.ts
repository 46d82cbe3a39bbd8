import type { TextItem } from './slogan.ts'

/** A text as it is before anything was chosen for it. */
export const plainText = (text: string, language: string): TextItem => ({
  kind: 'text',
  id: 'plain',
  text,
  language,
  font: 'montserrat',
  weight: 700,
  size: 20,
  x: 0,
  y: 0,
  angle: 0,
  spacing: 0,
  leading: 1.1,
  align: 'centre',
  runs: 'across',
  bend: null,
  color: { r: 0, g: 0, b: 0 },
  outline: null,
  shadow: null,
  texture: null,
})
