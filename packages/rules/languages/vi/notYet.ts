import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': 'Quay lại',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    'Hãy xem lại địa chỉ: có thể bị gõ sai, hoặc trang không còn nữa.',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    'Chúng tôi bảo trì đến {{time}}. Mọi thứ bạn tạo đều an toàn; trang này sẽ báo khi mở lại.',
  'No maintenance is under way.': 'Hiện không có bảo trì nào.',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    'Địa chỉ có thể sai, hoặc trang này dành cho người có quyền khác. Quản trị viên có thể cấp quyền cho bạn.',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    'Địa chỉ có thể sai, hoặc trang này cần tài khoản. Đăng nhập và bạn sẽ được đưa đến đó.',
  'There is no page at this address': 'Không có trang nào ở địa chỉ này',
  'There is nothing here for you to open': 'Không có gì để bạn mở tại đây',
  'This screen is still being made, so nothing of yours is kept here yet.':
    'Màn hình này vẫn đang được làm, nên chưa có gì của bạn được lưu tại đây.',
  'To the Square': 'Đến Quảng trường',
  'To your designs': 'Đến thiết kế của bạn',
  'Toile is open': 'Toile đang mở',
  'Toile is under maintenance': 'Toile đang được bảo trì',
}
