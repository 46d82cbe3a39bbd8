import type { Words } from '../words.ts'

export const words: Words = {
  'A short survey about your work with Toile is answered here.':
    'Trả lời một khảo sát ngắn về công việc của bạn với Toile tại đây.',
  Account: 'Tài khoản',
  'Accounts are found, added, edited and removed here.': 'Tìm, thêm, sửa và xóa tài khoản tại đây.',
  'Active users': 'Người dùng hoạt động',
  'Active users over time': 'Người dùng hoạt động theo thời gian',
  Activity: 'Mức độ hoạt động',
  Administration: 'Quản trị',
  Advanced: 'Nâng cao',
  'Advanced tools': 'Công cụ nâng cao',
  Affiliate: 'Đối tác tiếp thị',
  'Affiliate review': 'Xét duyệt đối tác',
  'After a payment, its receipt and the new credits are shown here.':
    'Sau khi thanh toán, biên lai và điểm mới hiển thị tại đây.',
  'All users': 'Tất cả người dùng',
  Appearance: 'Giao diện',
  'As the system': 'Theo hệ thống',
  Basic: 'Cơ bản',
  'Batch generation': 'Tạo hàng loạt',
  'Become an affiliate': 'Trở thành đối tác',
  'Canvas example': 'Khung vẽ mẫu',
  Close: 'Đóng',
  Commands: 'Lệnh',
  'Comments, likes and notices addressed to you are gathered here.':
    'Bình luận, lượt thích và thông báo gửi đến bạn được tập hợp tại đây.',
  'Competitions and exhibitions you can enter with your work are announced here.':
    'Các cuộc thi và triển lãm bạn có thể tham gia được công bố tại đây.',
  'Component gallery': 'Bộ sưu tập thành phần',
  Coupons: 'Phiếu giảm giá',
  'Create an account': 'Tạo tài khoản',
  'Create sketches': 'Tạo phác thảo',
  'Dark appearance': 'Tối',
  Design: 'Thiết kế',
  Designer: 'Nhà thiết kế',
  'Developers find every control of the studio here, in every state.':
    'Nhà phát triển xem mọi điều khiển của studio ở mọi trạng thái tại đây.',
  'Enterprise sign-in': 'Đăng nhập doanh nghiệp',
  Event: 'Sự kiện',
  Events: 'Sự kiện',
  'Every payment is listed here and can be searched by its number.':
    'Mọi khoản thanh toán được liệt kê tại đây và tra được theo số.',
  'Every step of the work in Toile is explained here.': 'Mọi bước làm việc trong Toile được giải thích tại đây.',
  'Every trial account is listed here.': 'Mọi tài khoản dùng thử được liệt kê tại đây.',
  Everywhere: 'Mọi nơi',
  'Feedback survey': 'Khảo sát ý kiến',
  Followers: 'Người theo dõi',
  'Function use': 'Mức dùng tính năng',
  Gallery: 'Phòng trưng bày',
  'Go to': 'Đi tới',
  'Go to a screen or run a command': 'Mở màn hình hoặc chạy lệnh',
  High: 'Cao nhất',
  History: 'Lịch sử',
  Home: 'Trang chủ',
  'How many trials become subscriptions is drawn here.':
    'Biểu đồ số lượt dùng thử trở thành gói đăng ký hiển thị tại đây.',
  'How often each function is used is counted here.': 'Số lần dùng từng tính năng được thống kê tại đây.',
  'How often schools and enterprises generate looks is drawn here.':
    'Biểu đồ tần suất tạo look của trường học và doanh nghiệp tại đây.',
  'How often schools and enterprises use each function is counted here.':
    'Số lần trường học và doanh nghiệp dùng từng tính năng tại đây.',
  'Keep this work: create an account': 'Giữ lại công việc này: tạo tài khoản',
  'Keyboard shortcuts': 'Phím tắt',
  Language: 'Ngôn ngữ',
  Library: 'Thư viện',
  'Light appearance': 'Sáng',
  'Long series of looks are queued here and drawn while you are away.':
    'Xếp hàng những loạt look dài tại đây và chúng được vẽ khi bạn vắng mặt.',
  'Main screens': 'Màn hình chính',
  Maintenance: 'Bảo trì',
  'Maintenance from {{from}} to {{until}}. Your work is saved before it starts.':
    'Bảo trì từ {{from}} đến {{until}}. Công việc của bạn được lưu trước đó.',
  Menu: 'Menu',
  Messages: 'Tin nhắn',
  'New project': 'Dự án mới',
  'New users': 'Người dùng mới',
  'New users over time': 'Người dùng mới theo thời gian',
  'News from Toile': 'Tin từ Toile',
  'No answer came from the server, so this may not have been done. Check the connection and try again':
    'Máy chủ không trả lời nên có thể việc này chưa được thực hiện. Hãy kiểm tra kết nối và thử lại',
  Normal: 'Bình thường',
  'Not found': 'Không tìm thấy',
  Organisations: 'Tổ chức',
  'Organisations, their members and shared credits are looked after here.':
    'Tổ chức, thành viên và điểm dùng chung được quản lý tại đây.',
  'Payment received': 'Đã nhận thanh toán',
  Personal: 'Cá nhân',
  'Personal center': 'Trang cá nhân',
  'Personal menu': 'Menu cá nhân',
  'Please login and try again~': 'Vui lòng đăng nhập rồi thử lại~',
  Premium: 'Cao cấp',
  'Promotion codes are made here, with their effect, limits and use.':
    'Tạo mã khuyến mãi tại đây, với hiệu lực, giới hạn và lượt dùng.',
  'Published collections are shown here, with their authors and comments.':
    'Các bộ sưu tập đã đăng được trưng bày tại đây, cùng tác giả và bình luận.',
  Questionnaires: 'Bảng khảo sát',
  'Recent activity is drawn here by week, month and year.':
    'Biểu đồ hoạt động gần đây theo tuần, tháng và năm tại đây.',
  Referrals: 'Giới thiệu',
  'Requests for a trial are approved or declined here.': 'Duyệt hoặc từ chối yêu cầu dùng thử tại đây.',
  'Requests to become an affiliate are reviewed here.': 'Xét duyệt yêu cầu trở thành đối tác tại đây.',
  'School and enterprise accounts are looked after here.': 'Quản lý tài khoản trường học và doanh nghiệp tại đây.',
  'School and enterprise activity': 'Hoạt động của trường học và doanh nghiệp',
  'School and enterprise function use': 'Mức dùng tính năng của trường học và doanh nghiệp',
  'School and enterprise generation': 'Lượt tạo của trường học và doanh nghiệp',
  'School and enterprise users': 'Người dùng trường học và doanh nghiệp',
  'School sign-in': 'Đăng nhập trường học',
  'Sign in': 'Đăng nhập',
  'Sign out': 'Đăng xuất',
  'Skip to the work area': 'Chuyển đến vùng làm việc',
  Studio: 'Studio',
  'The Square': 'Quảng trường',
  'The activity of schools and enterprises is drawn here over time.':
    'Biểu đồ hoạt động của trường học và doanh nghiệp theo thời gian tại đây.',
  'The answers to the surveys are read here.': 'Đọc câu trả lời khảo sát tại đây.',
  'The brief, the dates and the entries of one event are shown here.':
    'Đề bài, ngày tháng và bài dự thi của một sự kiện hiển thị tại đây.',
  'The designers you follow, and those who follow you, are listed here.':
    'Những nhà thiết kế bạn theo dõi và những người theo dõi bạn được liệt kê tại đây.',
  'The number of active people is drawn here over time.': 'Biểu đồ số người hoạt động theo thời gian tại đây.',
  'The number of new people is drawn here over time.': 'Biểu đồ số người mới theo thời gian tại đây.',
  'The page that belongs to our letter is shown here.': 'Trang đi cùng thư của chúng tôi hiển thị tại đây.',
  'The painting canvas opens here for everyone, with layers, brushes and liquify, without an account.':
    'Khung vẽ với lớp, cọ và hóa lỏng mở cho mọi người tại đây, không cần tài khoản.',
  'The people who joined lately are listed here.': 'Những người mới tham gia gần đây được liệt kê tại đây.',
  'The people who were active lately are listed here.': 'Những người hoạt động gần đây được liệt kê tại đây.',
  'The public profile of a designer and their published works are shown here.':
    'Hồ sơ công khai và tác phẩm đã đăng của một nhà thiết kế hiển thị tại đây.',
  'The server cannot be reached. Check the connection and try again':
    'Không kết nối được máy chủ. Hãy kiểm tra kết nối và thử lại',
  'The server cannot be reached. Your changes are kept here and saved when it is back.':
    'Không kết nối được máy chủ. Thay đổi của bạn được giữ tại đây và sẽ lưu khi máy chủ trở lại.',
  'The visits and sign-ups that affiliates brought are listed here.':
    'Lượt truy cập và đăng ký do đối tác mang lại được liệt kê tại đây.',
  Transactions: 'Giao dịch',
  'Trial accounts are counted here by country.': 'Tài khoản dùng thử được thống kê theo quốc gia tại đây.',
  'Trial approval': 'Duyệt dùng thử',
  'Trial conversion': 'Tỷ lệ chuyển đổi dùng thử',
  'Trial users': 'Người dùng thử',
  'Trials by country': 'Dùng thử theo quốc gia',
  'User manual': 'Hướng dẫn sử dụng',
  'You are offline. Your changes are kept here and saved when the connection returns.':
    'Bạn đang ngoại tuyến. Thay đổi được giữ tại đây và lưu khi có kết nối trở lại.',
  'You can ask here to become an affiliate.': 'Bạn có thể đăng ký trở thành đối tác tại đây.',
  'You were signed out because nothing happened for a while. Your work is saved.':
    'Bạn đã được đăng xuất vì không có hoạt động một lúc. Công việc của bạn đã được lưu.',
  'Your link, its visits and your earnings are shown here.':
    'Liên kết, lượt truy cập và thu nhập của bạn hiển thị tại đây.',
  'ahead of Advanced': 'trước mức Nâng cao',
  'ahead of Basic': 'trước mức Cơ bản',
  'ahead of Normal': 'trước mức Bình thường',
  'first in line': 'xếp đầu hàng',
  'last in line': 'xếp cuối hàng',
}
