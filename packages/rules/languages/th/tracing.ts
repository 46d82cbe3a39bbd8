import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    'ภาพวาดหรือภาพถ่ายวางราบของเสื้อผ้าหนึ่งชิ้นจะกลายเป็นเสื้อผ้าที่สวมได้',
  'Another sketch': 'สเก็ตช์อื่น',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'ภาพลายเส้นสะอาด ภาพสแกนดินสอ ภาพวาดลงสี หรือภาพถ่ายเสื้อผ้าวางราบ',
  'Upload a sketch': 'อัปโหลดสเก็ตช์',
}
