import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': 'Như đã suy ra',
  'As read': 'Như đã đọc',
  'Change on the colourboard': 'Đổi trên bảng màu',
  'Closest to {{first}}': 'Gần nhất với {{first}}',
  'Closest to {{first}}, then {{second}}': 'Gần nhất với {{first}}, rồi đến {{second}}',
  'Colour of the collection': 'Màu của bộ sưu tập',
  'Colours from the pictures': 'Màu lấy từ hình ảnh',
  'Colours of the collection': 'Màu của bộ sưu tập',
  'Colours of your board lead and stay exactly as they are.': 'Màu trên bảng của bạn dẫn dắt và được giữ nguyên.',
  'Colours of {{brand}}': 'Màu của {{brand}}',
  'Cuts and cloths now follow {{world}}.': 'Phom dáng và vải giờ theo thế giới {{world}}.',
  'For example: every order lays them anew.': 'Chỉ là ví dụ: mỗi lần tạo sẽ được sắp lại.',
  Hold: 'Giữ',
  'Left out': 'Đã loại ra',
  Measures: 'Các thước đo',
  'New prints: {{prints}}.': 'Họa tiết in mới: {{prints}}.',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    'Không đọc được hình nào trên bảng cảm hứng; look theo các màu bạn chọn.',
  'Pictures that could not be read: {{number}}': 'Số hình không đọc được: {{number}}',
  'Prints from the pictures': 'Họa tiết in từ hình ảnh',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    'Đặt ảnh lên bảng cảm hứng: màu sắc, họa tiết và không khí của ảnh sẽ dẫn dắt các look.',
  Role: 'Vai trò',
  'Take {{name}} back': 'Lấy lại {{name}}',
  'The measures stay as they are.': 'Các thước đo vẫn như cũ.',
  'The measures that move are marked.': 'Các thước đo thay đổi được đánh dấu.',
  'The pictures are read': 'Đang đọc hình ảnh',
  'The pictures could not be read just now. What you set stays as it is.':
    'Hiện chưa đọc được hình ảnh. Những gì bạn đã đặt vẫn giữ nguyên.',
  'The prints stay as they are.': 'Họa tiết in vẫn như cũ.',
  'The server cannot be reached; this is what was read before.':
    'Không kết nối được máy chủ; đây là những gì đã đọc trước đó.',
  'To the colourboard': 'Đưa vào bảng màu',
  'Your colourboard': 'Bảng màu của bạn',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    'Màu của bạn dẫn dắt; các màu khác được suy ra từ đó, để các look có màu sáng, màu sẫm, màu trung gian và điểm nhấn.',
  'between the colours of the pictures': 'nằm giữa các màu của hình ảnh',
  held: 'đang giữ',
  'in the middle': 'ở giữa',
  'new with this kind': 'mới với thế giới này',
  '{{chosen}} + {{number}} derived': '{{chosen}} + {{number}} suy ra',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + {{number}} từ hình ảnh',
  '{{most}} colours are held, and no more can be: let go of one first.':
    'Đã giữ {{most}} màu, không thể giữ thêm: hãy thả một màu trước.',
  '{{most}} colours are left out, and no more can be: take one back first.':
    'Đã loại ra {{most}} màu, không thể loại thêm: hãy lấy lại một màu trước.',
  '{{name}}, darker': '{{name}}, đậm hơn',
  '{{name}}, lighter': '{{name}}, nhạt hơn',
  '{{number}} by hand': '{{number}} chỉnh tay',
  '{{number}} from pictures': '{{number}} từ hình ảnh',
  '{{share}} of the garments and prints are in the brand’s colours':
    '{{share}} trang phục và họa tiết mang màu của thương hiệu',
}
