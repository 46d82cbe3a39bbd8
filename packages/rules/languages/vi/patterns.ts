import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'Chọn một look: những gì được cắt may trong đó trở thành các chi tiết theo cỡ, sẵn sàng để cắt.',
  'Cut and sewn': 'Cắt may',
  'Cutting table of {{garment}}': 'Bàn cắt của {{garment}}',
  DXF: 'DXF',
  'Drawn in full': 'Vẽ đầy đủ',
  Farther: 'Thu nhỏ',
  'For pattern software: AAMA and ASTM, all sizes in one file.':
    'Cho phần mềm rập: AAMA và ASTM, mọi cỡ trong một tệp.',
  'Garments and sizes': 'Trang phục và cỡ',
  'Go on with a pattern': 'Làm tiếp một rập',
  'In true size, a file for each size, with a square to check a print by.':
    'Đúng kích thước thật, mỗi cỡ một tệp, kèm ô vuông kiểm tra bản in.',
  Interlining: 'Mex',
  'Lay all sizes over each other': 'Chồng mọi cỡ lên nhau',
  Lining: 'Vải lót',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    'Các look bạn thích nằm ở đây. Mở một look trong dự án của nó, hoặc bấm thích trước.',
  'Make a pattern of a look': 'Làm rập từ một look',
  Nearer: 'Phóng to',
  'No pattern': 'Không có rập',
  'Nothing is worn in this look, so there is nothing to cut.': 'Look này không mặc gì, nên không có gì để cắt.',
  'Patterns of garments': 'Rập trang phục',
  Pieces: 'Chi tiết',
  'Pieces and files': 'Chi tiết và tệp',
  'Pieces: {{number}}': 'Chi tiết: {{number}}',
  'Redo on the pattern': 'Làm lại trên rập',
  Rib: 'Bo gân',
  SVG: 'SVG',
  'Shell fabric': 'Vải chính',
  'Show all pieces': 'Hiện mọi chi tiết',
  Sizes: 'Cỡ',
  'Sizes that are cut': 'Cỡ sẽ cắt',
  Table: 'Bàn cắt',
  'The file could not be written. Try again.': 'Không ghi được tệp. Hãy thử lại.',
  'The pattern could not be drafted. Try again.': 'Không vẽ được rập. Hãy thử lại.',
  'This project has no looks yet.': 'Dự án này chưa có look nào.',
  'Undo on the pattern': 'Hoàn tác trên rập',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}} không thể cắt từ vải phẳng ở đây, nên không có rập.',
  '{{name}} is in the bin': '{{name}} đã vào thùng rác',
  '{{number}} × in pairs, {{cloth}}': '{{number}} ×, theo cặp, {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} ×, {{cloth}}',
}
