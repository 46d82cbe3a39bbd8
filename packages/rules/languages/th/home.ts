import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'สตูดิโอออกแบบแฟชั่น',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    'นำภาพ สเก็ตช์ ลายพิมพ์ และสีของคุณมา Toile จะร่างลุคจากสิ่งเหล่านั้นทีละชิ้น และคุณแก้ไขได้ทุกเส้น',
  'Colour, print, fabric and cut change at once, front and back.': 'สี ลายพิมพ์ ผ้า และทรงเปลี่ยนทันที ทั้งด้านหน้าและด้านหลัง',
  'Continue designing': 'ออกแบบต่อ',
  'Eight looks are drawn from your boards, on the bodies you choose.': 'วาดแปดลุคจากบอร์ดของคุณ บนหุ่นที่คุณเลือก',
  Finalise: 'สรุปผลงาน',
  'From boards to a collection': 'จากบอร์ดสู่คอลเลกชัน',
  Gather: 'รวบรวม',
  Generate: 'สร้าง',
  'Keep what you like, and export pictures, line drawings and the document.':
    'เก็บสิ่งที่ชอบ แล้วส่งออกภาพ ภาพลายเส้น และเอกสาร',
  'Looks drawn by Toile': 'ลุคที่วาดโดย Toile',
  'Photographs, sketches, prints and colours go on four boards.': 'วางภาพถ่าย สเก็ตช์ ลายพิมพ์ และสีบนสี่บอร์ด',
  Refine: 'ปรับแต่ง',
  'Try without an account': 'ลองใช้โดยไม่ต้องมีบัญชี',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'เมื่อมีบัญชี ทดลองใช้ {{days}} วัน: {{credits}} เครดิต รูปของคุณเอง {{pictures}} รูป และโปรเจกต์ได้ไม่จำกัด ไม่ต้องใช้บัตร',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'หากไม่มีบัญชี ใช้ได้ {{days}} วัน {{credits}} เครดิต และรูปของคุณเอง {{pictures}} รูป',
}
