import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'ลุคบอกได้แน่ชัดว่าประกอบด้วยอะไร ส่วนที่ถูกบังจะวาดครบ และลายพิมพ์จะไม่ถูกวาด',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'ลุค ภาพถ่าย หรือภาพวาดกลายเป็นภาพลายเส้น หนึ่งภาพต่อเสื้อผ้าหนึ่งชิ้น',
  'Alike on both sides': 'เหมือนกันทั้งสองข้าง',
  'As PNG': 'เป็น PNG',
  'As SVG, with its layers': 'เป็น SVG พร้อมเลเยอร์',
  'By its left side': 'ตามด้านซ้าย',
  'By its right side': 'ตามด้านขวา',
  'Close the line': 'ปิดเส้น',
  'Complete what is hidden': 'เติมส่วนที่ถูกบัง',
  'Correct {{name}}': 'แก้ {{name}}',
  'Delete the line': 'ลบเส้น',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.': 'ลากภาพใต้แว่นขยาย Ctrl กับล้อเมาส์เพื่อซูม',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    'วาดเส้นหนึ่งเส้น แล้วจะกลายเป็นเส้นโค้งเรียบไม่กี่เส้น ด้วยแป้นพิมพ์: ลูกศรเลื่อน เว้นวรรควางและยกปากกา',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    'วางภาพชุดที่นี่: ภาพวาด แบบเทคนิค หรือภาพถ่ายคนเพียงคนเดียว',
  'Garment by garment is drawn.': 'กำลังวาดทีละชิ้น',
  'Garments that come near': 'เสื้อผ้าที่ใกล้เคียง',
  'Handle after point {{number}}': 'ที่จับหลังจุด {{number}}',
  'Handle before point {{number}}': 'ที่จับก่อนจุด {{number}}',
  Join: 'เชื่อม',
  Layer: 'เลเยอร์',
  'Layers that are shown': 'เลเยอร์ที่แสดง',
  'No garment of the catalogue comes near to this drawing.': 'ไม่มีเสื้อผ้าในแค็ตตาล็อกที่ใกล้เคียงกับภาพนี้',
  'Open as a garment': 'เปิดเป็นเสื้อผ้า',
  'Open as a garment that can be changed': 'เปิดเป็นเสื้อผ้าที่ปรับได้',
  'Open as a garment: {{garment}}': 'เปิดเป็นเสื้อผ้า: {{garment}}',
  'Open {{name}} in the canvas': 'เปิด {{name}} ในผืนผ้าใบ',
  'Or one of your liked looks': 'หรือเลือกลุคที่คุณถูกใจ',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    'กดเส้นเพื่อเลือก แล้วลากจุดของเส้น บนภาพ ลูกศรซ้ายและขวาไปทีละเส้น Enter ไปที่จุด และ Delete ลบเส้น',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    'กดสองเส้นเพื่อเชื่อมปลายที่ใกล้กันที่สุด กดเส้นเดิมสองครั้งเพื่อปิดเส้น',
  'Redo on the drawing': 'ทำซ้ำบนภาพลายเส้น',
  'Set upright': 'ตั้งให้ตรง',
  Smooth: 'ทำให้เรียบ',
  'Take apart': 'แยก',
  'Take apart again': 'แยกอีกครั้ง',
  'Taken apart before': 'ที่แยกไว้ก่อนหน้า',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'ภาพลายเส้นจะปรากฏที่นี่ หนึ่งภาพต่อเสื้อผ้าหนึ่งชิ้น เพื่อถูกใจ แก้ สวมใส่ หรือดาวน์โหลด',
  'The line': 'เส้น',
  'The next line': 'เส้นถัดไป',
  'The pen: arrow keys move, Space sets down and lifts': 'ปากกา: ลูกศรเลื่อน เว้นวรรควางและยก',
  'The picked line': 'เส้นที่เลือก',
  'The picture that it was taken from': 'ภาพต้นทาง',
  'To the line drawings': 'ไปที่ภาพลายเส้น',
  'Undo on the drawing': 'เลิกทำบนภาพลายเส้น',
  'Upload a picture to take apart': 'อัปโหลดภาพที่จะแยก',
  'What {{name}} is': '{{name}} คืออะไร',
  '{{name}} is in the library as a sketch': '{{name}} อยู่ในคลังเป็นภาพสเก็ตช์แล้ว',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}} จำนวนเส้น: {{number}} ลูกศรซ้ายและขวาเลือกหนึ่งเส้น',
}
