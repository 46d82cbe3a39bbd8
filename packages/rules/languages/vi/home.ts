import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'Studio thiết kế thời trang',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    'Mang đến hình ảnh, phác thảo, họa tiết và màu sắc của bạn. Toile dựng look từ đó, từng đường cắt, và mọi đường nét đều do bạn thay đổi.',
  'Colour, print, fabric and cut change at once, front and back.':
    'Màu sắc, họa tiết, vải và phom thay đổi tức thì, mặt trước và mặt sau.',
  'Continue designing': 'Tiếp tục thiết kế',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    'Tám look được vẽ từ các bảng của bạn, trên hình thể bạn chọn.',
  Finalise: 'Hoàn thiện',
  'From boards to a collection': 'Từ bảng ý tưởng đến bộ sưu tập',
  Gather: 'Thu thập',
  Generate: 'Tạo',
  'Keep what you like, and export pictures, line drawings and the document.':
    'Giữ lại những gì bạn thích và xuất ảnh, bản vẽ nét cùng tài liệu.',
  'Looks drawn by Toile': 'Look do Toile vẽ',
  'Photographs, sketches, prints and colours go on four boards.':
    'Ảnh chụp, phác thảo, họa tiết và màu sắc được đặt lên bốn bảng.',
  Refine: 'Tinh chỉnh',
  'Try without an account': 'Dùng thử không cần tài khoản',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'Có tài khoản, bạn được dùng thử {{days}} ngày: {{credits}} điểm, {{pictures}} ảnh của riêng bạn và không giới hạn số dự án. Không cần thẻ.',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'Không có tài khoản, bạn có {{days}} ngày, {{credits}} điểm và {{pictures}} ảnh của riêng mình.',
}
