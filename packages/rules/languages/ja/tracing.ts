import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    '1点の服の絵や平置き写真が、着せられる服になります。',
  'Another sketch': '別のスケッチ',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'きれいな線画、鉛筆画のスキャン、着色した絵、または服の平置き写真。',
  'Upload a sketch': 'スケッチをアップロード',
}
