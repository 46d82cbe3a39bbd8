import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': 'ย้อนกลับ',
  'Look at the address once more: it may be mistyped, or the page is gone.': 'ตรวจสอบที่อยู่อีกครั้ง อาจพิมพ์ผิด หรือหน้านี้ไม่มีแล้ว',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    'เรากำลังปรับปรุงจนถึง {{time}} ผลงานทั้งหมดของคุณปลอดภัย หน้านี้จะแจ้งเมื่อเปิดอีกครั้ง',
  'No maintenance is under way.': 'ขณะนี้ไม่มีการบำรุงรักษา',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    'ที่อยู่อาจไม่ถูกต้อง หรือหน้านี้ต้องใช้สิทธิ์อื่น ผู้ดูแลระบบให้สิทธิ์แก่คุณได้',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    'ที่อยู่อาจไม่ถูกต้อง หรือหน้านี้ต้องใช้บัญชี เข้าสู่ระบบแล้วเราจะพาคุณไป',
  'There is no page at this address': 'ไม่มีหน้าที่ที่อยู่นี้',
  'There is nothing here for you to open': 'ไม่มีสิ่งที่คุณเปิดได้ที่นี่',
  'This screen is still being made, so nothing of yours is kept here yet.':
    'หน้าจอนี้ยังอยู่ระหว่างจัดทำ จึงยังไม่มีข้อมูลของคุณเก็บไว้',
  'To the Square': 'ไปที่เดอะสแควร์',
  'To your designs': 'ไปที่ดีไซน์ของคุณ',
  'Toile is open': 'Toile เปิดให้ใช้งาน',
  'Toile is under maintenance': 'Toile กำลังบำรุงรักษา',
}
