import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    '一件服装的线稿或平铺照片，即可变为可穿着的服装。',
  'Another sketch': '更换草图',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    '干净的线稿、铅笔扫描稿、彩色绘图，或服装平铺照片。',
  'Upload a sketch': '上传草图',
}
