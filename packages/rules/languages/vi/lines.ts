import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'Bộ đồ cho biết chính xác nó gồm những gì: phần bị che được vẽ trọn vẹn, họa tiết được bỏ qua.',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'Một bộ đồ, ảnh chụp hay hình vẽ trở thành các bản vẽ nét, mỗi món một bản.',
  'Alike on both sides': 'Hai bên giống nhau',
  'As PNG': 'PNG',
  'As SVG, with its layers': 'SVG, kèm các lớp',
  'By its left side': 'Theo bên trái',
  'By its right side': 'Theo bên phải',
  'Close the line': 'Khép nét',
  'Complete what is hidden': 'Vẽ bù phần bị che',
  'Correct {{name}}': 'Sửa {{name}}',
  'Delete the line': 'Xóa nét',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.': 'Kéo bản vẽ dưới kính; Ctrl và con lăn để phóng.',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    'Vẽ một nét; nó trở thành vài đường cong gọn. Bằng phím: mũi tên di chuyển, phím cách đặt và nhấc bút.',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    'Thả ảnh một bộ trang phục vào đây: hình vẽ, bản vẽ kỹ thuật phẳng hoặc ảnh chụp một người.',
  'Garment by garment is drawn.': 'Đang vẽ từng món.',
  'Garments that come near': 'Những món gần giống',
  'Handle after point {{number}}': 'Tay nắm sau điểm {{number}}',
  'Handle before point {{number}}': 'Tay nắm trước điểm {{number}}',
  Join: 'Nối',
  Layer: 'Lớp',
  'Layers that are shown': 'Các lớp được hiển thị',
  'No garment of the catalogue comes near to this drawing.': 'Không món nào trong danh mục gần với bản vẽ này.',
  'Open as a garment': 'Mở thành món đồ',
  'Open as a garment that can be changed': 'Mở thành món đồ có thể thay đổi',
  'Open as a garment: {{garment}}': 'Mở thành món đồ: {{garment}}',
  'Open {{name}} in the canvas': 'Mở {{name}} trong khung vẽ',
  'Or one of your liked looks': 'Hoặc một bộ đồ bạn đã thích',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    'Nhấn một nét để chọn, kéo các điểm của nó. Trên bản vẽ, mũi tên trái và phải chuyển từ nét này sang nét khác, Enter đến các điểm, Delete xóa nét.',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    'Nhấn hai nét: chúng được nối ở hai đầu gần nhất. Nhấn một nét hai lần thì nét đó khép lại.',
  'Redo on the drawing': 'Làm lại trên bản vẽ',
  'Set upright': 'Dựng thẳng',
  Smooth: 'Làm mượt',
  'Take apart': 'Tách',
  'Take apart again': 'Tách lại',
  'Taken apart before': 'Đã tách trước đây',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'Các bản vẽ hiện ra ở đây, mỗi món một bản: để thích, sửa, mặc hoặc tải xuống.',
  'The line': 'Nét',
  'The next line': 'Nét tiếp theo',
  'The pen: arrow keys move, Space sets down and lifts': 'Bút: mũi tên di chuyển, phím cách đặt và nhấc',
  'The picked line': 'Nét đã chọn',
  'The picture that it was taken from': 'Ảnh gốc của bản vẽ',
  'To the line drawings': 'Về các bản vẽ nét',
  'Undo on the drawing': 'Hoàn tác trên bản vẽ',
  'Upload a picture to take apart': 'Tải lên ảnh để tách',
  'What {{name}} is': '{{name}} là gì',
  '{{name}} is in the library as a sketch': '{{name}} đã ở trong thư viện như một phác thảo',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}, số nét: {{number}}. Mũi tên trái và phải chọn một nét',
}
