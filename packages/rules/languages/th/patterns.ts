import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'เลือกลุค: สิ่งที่ตัดเย็บในลุคนั้นจะกลายเป็นชิ้นแพตเทิร์นตามไซซ์ พร้อมตัด',
  'Cutting table of {{garment}}': 'โต๊ะตัดของ {{garment}}',
  DXF: 'DXF',
  'Drawn in full': 'วาดเต็ม',
  Farther: 'ซูมออก',
  'For pattern software: AAMA and ASTM, all sizes in one file.': 'สำหรับโปรแกรมแพตเทิร์น: AAMA และ ASTM ทุกไซซ์ในไฟล์เดียว',
  'Garments and sizes': 'เสื้อผ้าและไซซ์',
  'In true size, a file for each size, with a square to check a print by.': 'ขนาดจริง หนึ่งไฟล์ต่อไซซ์ พร้อมสี่เหลี่ยมตรวจการพิมพ์',
  Interlining: 'ผ้ากาว',
  'Lay all sizes over each other': 'วางทุกไซซ์ซ้อนกัน',
  Lining: 'ซับใน',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    'ลุคที่คุณชอบจะอยู่ตรงนี้ เปิดจากโปรเจกต์ของลุค หรือกดถูกใจก่อน',
  Nearer: 'ซูมเข้า',
  'No pattern': 'ไม่มีแพตเทิร์น',
  'Nothing is worn in this look, so there is nothing to cut.': 'ลุคนี้ไม่ได้สวมอะไร จึงไม่มีอะไรให้ตัด',
  Pieces: 'ชิ้นส่วน',
  'Pieces and files': 'ชิ้นส่วนและไฟล์',
  'Pieces: {{number}}': 'ชิ้นส่วน: {{number}}',
  Rib: 'ริบ',
  SVG: 'SVG',
  'Shell fabric': 'ผ้าหลัก',
  'Show all pieces': 'แสดงทุกชิ้น',
  Sizes: 'ไซซ์',
  'Sizes that are cut': 'ไซซ์ที่จะตัด',
  Table: 'โต๊ะตัด',
  'The file could not be written. Try again.': 'เขียนไฟล์ไม่สำเร็จ ลองอีกครั้ง',
  'The pattern could not be drafted. Try again.': 'วาดแพตเทิร์นไม่สำเร็จ ลองอีกครั้ง',
  'This project has no looks yet.': 'โปรเจกต์นี้ยังไม่มีลุค',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}} ตัดจากผ้าผืนเรียบที่นี่ไม่ได้ จึงไม่มีแพตเทิร์น',
  '{{number}} × in pairs, {{cloth}}': '{{number}} ชิ้น เป็นคู่ {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} ชิ้น {{cloth}}',
}
