import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    'Hình vẽ hoặc ảnh trải phẳng của một món đồ trở thành món đồ mặc được.',
  'Another sketch': 'Phác thảo khác',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'Nét vẽ sạch, bản quét bút chì, hình vẽ màu hoặc ảnh một món đồ trải phẳng.',
  'Upload a sketch': 'Tải phác thảo lên',
}
