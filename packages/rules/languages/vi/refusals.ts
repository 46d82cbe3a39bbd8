import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'Thương hiệu được đo từ ít nhất {least} ảnh',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'Bản yêu cầu là tệp văn bản, Markdown, PDF hoặc Word; tệp này không phải',
  'A canvas holds at most {most} layers; merge some first': 'Một khung vẽ có tối đa {most} lớp; hãy gộp bớt trước',
  'A garment holds at most {most} elements and regions; take some off first':
    'Một trang phục có tối đa {most} chi tiết và vùng; hãy gỡ bớt trước',
  'A group cannot be put into itself': 'Không thể đặt một nhóm vào chính nó',
  'A look holds at most {most} garments; take one off first':
    'Một look có tối đa {most} món đồ; hãy cởi bớt một món trước',
  'A look holds at most {most} named versions; take the name off one of them first':
    'Một look có tối đa {most} phiên bản được đặt tên; hãy bỏ tên một phiên bản trước',
  'A palette file may have at most {most} MB': 'Tệp bảng màu tối đa {most} MB',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'Mỗi phần của bức vẽ phải là tệp PNG {side} × {side} điểm ảnh, 8 bit, có độ trong suốt',
  'A piece of this painting is damaged. Nothing was taken in':
    'Một mảnh của bức tranh này bị hỏng. Chưa có gì được nhập',
  'A piece of this painting is missing. Nothing was taken in': 'Thiếu một mảnh của bức tranh này. Chưa có gì được nhập',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'Họa tiết được ghi tối đa {most} × {most} cm ở 300 dpi; hãy thu nhỏ',
  'A show has at most {most} looks; choose fewer': 'Một show có tối đa {most} look; hãy chọn ít hơn',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    'Mỗi cạnh của ảnh có tối đa {most} điểm ảnh; vui lòng gửi ảnh nhỏ hơn',
  'A slogan holds at most {most} texts': 'Một slogan có nhiều nhất {most} khối chữ',
  'A tag may have at most {most} characters': 'Nhãn dài tối đa {most} ký tự',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'Bản dùng thử chứa tối đa {most} ảnh. Đăng ký để tải thêm',
  'All garments of this look are hidden; show one of them first':
    'Mọi món đồ của bộ này đều bị ẩn; hãy hiện một món trước',
  'An enlarged print has at most {most} pixels a side': 'Họa tiết phóng to có tối đa {most} pixel mỗi cạnh',
  'An entry holds at most {most} tags': 'Mỗi mục giữ tối đa {most} nhãn',
  'At least one mannequin must match the gender of the project': 'Ít nhất một ma-nơ-canh phải khớp giới tính của dự án',
  'At most {most} access tokens; revoke one first': 'Tối đa {most} mã truy cập; hãy thu hồi một mã trước',
  'At most {most} brands; delete one first': 'Tối đa {most} thương hiệu; hãy xóa bớt một',
  'At most {most} brushes of your own; take one away first': 'Tối đa {most} cọ riêng của bạn; hãy gỡ bớt một cọ trước',
  'At most {most} files at once; send the others afterwards': 'Mỗi lần tối đa {most} tệp; hãy gửi các tệp còn lại sau',
  'At most {most} paintings; put one into the bin first':
    'Tối đa {most} bức vẽ; hãy chuyển một bức vào thùng rác trước',
  'At most {most} patterns; put one into the bin first': 'Tối đa {most} rập; hãy bỏ bớt một rập vào thùng rác trước',
  'Choose 1 to {most} mannequins': 'Chọn từ 1 đến {most} ma-nơ-canh',
  'Choose a category, a sketch, or describe the garment in words':
    'Hãy chọn phân loại, một phác thảo, hoặc mô tả món đồ bằng lời',
  'Choose at least one colour': 'Chọn ít nhất một màu',
  'Choose at least one look': 'Chọn ít nhất một bộ trang phục',
  'Choose at least one mannequin': 'Chọn ít nhất một ma-nơ-canh',
  'Choose at least one picture': 'Hãy chọn ít nhất một hình',
  'Choose the picture that is the ground': 'Chọn ảnh làm nền',
  'Declare that you hold the rights in these pictures': 'Hãy cam kết rằng bạn có quyền với các ảnh này',
  'Describe in words what is to be made': 'Hãy mô tả bằng lời điều cần tạo',
  'Describe the mood in words or choose at least one colour': 'Hãy mô tả không khí bằng lời hoặc chọn ít nhất một màu',
  'Enter an email address like name@example.com': 'Nhập địa chỉ email như name@example.com',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF và chuỗi PNG chỉ làm từ phim tối đa {most} khung hình; hãy chọn MP4 hoặc phim ngắn hơn',
  'Give the project a name': 'Đặt tên cho dự án',
  'Liked looks and own mannequins stay in their part of the library':
    'Look đã thích và ma-nơ-canh của bạn ở lại phần của chúng trong thư viện',
  'Liquify failed; the layer is as it was before': 'Hóa lỏng không thành công; lớp vẫn như trước',
  'Liquify is not ready yet; please try again in a moment': 'Hóa lỏng chưa sẵn sàng; vui lòng thử lại sau giây lát',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'Hóa lỏng dịch chuyển nét vẽ: hãy raster hóa lớp “{name}” trước',
  'Login is temporarily out of service': 'Đăng nhập tạm thời không hoạt động',
  'Look at the points of this mannequin before it is used': 'Hãy xem các điểm của ma nơ canh này trước khi dùng',
  'Many files are being read at the moment; please try again in a minute':
    'Hiện đang đọc nhiều tệp; hãy thử lại sau một phút',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    'Hôm nay mạng của bạn đã gửi hơn {most} MB; hãy tiếp tục vào ngày mai',
  'Moving pictures cannot be used; please send a still one': 'Không dùng được ảnh động; vui lòng gửi ảnh tĩnh',
  'No figure was found in the picture': 'Không tìm thấy người trong hình',
  'No font here has these letters: {letters}': 'Không phông chữ nào ở đây có các chữ này: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'Không tìm thấy trang phục nào trong ảnh này; hãy chọn ảnh khác hoặc đánh dấu một món bằng một nét',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'Không thấy trang phục trong ảnh; hãy chọn ảnh một trang phục trên nền trơn',
  'No look of this project is liked yet; like one first':
    'Dự án này chưa có bộ trang phục nào được thích; hãy thích một bộ trước',
  'No picture arrived with the request': 'Không có ảnh nào kèm theo yêu cầu',
  'None of these has a picture to pack': 'Không mục nào có ảnh để gom',
  'Nothing in the picture belongs to this region; choose more of it':
    'Không có gì trong ảnh thuộc vùng này; hãy chọn rộng hơn',
  'Nothing is drawn: at least one line segment is needed': 'Chưa vẽ gì: cần ít nhất một đoạn nét',
  'Nothing is selected there; the selection stays as it was': 'Ở đó không có gì để chọn; vùng chọn vẫn như cũ',
  'Nothing of the picture would be left; choose a larger part of it': 'Sẽ không còn gì của ảnh; hãy chọn phần lớn hơn',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'Không đọc được mong muốn nào trong đoạn này; hãy nêu mô-típ, màu hoặc không khí, hoặc chọn một hình',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'Không có gì nổi bật trong hình; hãy khoanh khung quanh vật, hoặc đánh dấu phần giữ',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'Một tệp ZIP tối đa {most} MB; hãy chọn ít ảnh hơn',
  'One image failed to generate': 'Một ảnh không tạo được',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    'Mỗi lần đặt tối đa {most} phim; hãy chọn ít look hơn hoặc quay thành một show',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    'Mỗi lần đặt tối đa {most} ảnh; hãy chọn ít bộ hoặc ít kết quả hơn',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'Chỉ nét vẽ mới uốn được: hãy raster hóa lớp “{name}” trước',
  'Only prints can be enlarged': 'Chỉ họa tiết in mới phóng to được',
  'Only what is in the bin can be deleted for good': 'Chỉ những gì trong thùng rác mới có thể xóa hẳn',
  'Parts of this painting did not arrive as they were sent; please try again':
    'Một số phần của bức vẽ này không đến đúng như đã gửi; vui lòng thử lại',
  'Please log in or upgrade to use this': 'Vui lòng đăng nhập hoặc nâng cấp để dùng tính năng này',
  'Please login and try again~': 'Vui lòng đăng nhập rồi thử lại~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'Trong ảnh này có nhiều người; hãy chọn ảnh có một người hoặc đánh dấu người bạn muốn',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'Phác thảo được làm từ trang phục; hãy nêu một món, như áo kiểu hoặc áo khoác',
  'Something went wrong on our side. Nothing was lost; please try again':
    'Đã có lỗi từ phía chúng tôi. Không mất gì cả; vui lòng thử lại',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Tệp Photoshop bị cắt cụt hoặc hỏng. Chưa có gì được nhập; hãy lưu lại',
  'The collection file holds more than is taken in: {rule}': 'Tệp bộ sưu tập chứa nhiều hơn mức được nhận: {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'Tệp bộ sưu tập bị hỏng: {rule}. Chưa nhập gì cả; hãy xuất lại',
  'The colour code {code} was not found': 'Không tìm thấy mã màu {code}',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'Màu của tệp Photoshop này là {mode}; hãy chuyển sang RGB rồi lưu lại',
  'The description': 'Mô tả',
  'The email address': 'Địa chỉ email',
  'The email or the password is not right': 'Email hoặc mật khẩu không đúng',
  'The file could not be exported': 'Không xuất được tệp',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'Tệp chứa nhiều hơn một ảnh; hãy lưu thành PNG hoặc JPEG thông thường',
  'The file is cut off or damaged; save it again and retry': 'Tệp bị cắt hoặc hỏng; hãy lưu lại rồi thử lại',
  'The file is empty; it has 0 bytes': 'Tệp trống; nó có 0 byte',
  'The file is larger than {most} MB': 'Tệp lớn hơn {most} MB',
  'The form with the file could not be read; please send it again': 'Không đọc được biểu mẫu chứa tệp; hãy gửi lại',
  'The layer could not be rasterized; it is as it was before': 'Không thể raster hóa lớp; lớp vẫn như trước',
  'The layer “{name}” is fixed; release it first': 'Lớp “{name}” đang bị khóa; hãy mở khóa trước',
  'The layer “{name}” is hidden; show it to paint on it': 'Lớp “{name}” đang ẩn; hãy hiện nó để vẽ lên',
  'The layer “{name}” is pinned and keeps its place in the order':
    'Lớp “{name}” đã được ghim và giữ nguyên vị trí trong thứ tự',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'Lớp “{name}” là nền: nó ở lại, và luôn nằm dưới cùng',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'Các lớp của tệp này cộng lại có hơn {most} triệu điểm ảnh; hãy gộp bớt',
  'The list of words': 'Danh sách từ',
  'The name': 'Tên',
  'The outline holds nothing; draw it around the garment': 'Đường viền trống; hãy vẽ quanh món đồ',
  'The painting holds more than can be opened: {part}': 'Bức tranh chứa nhiều hơn mức có thể mở: {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    'Bức tranh bị cắt cụt hoặc hỏng: {part}. Chưa có gì được nhập; hãy lưu lại',
  'The palette file holds no colours': 'Tệp bảng màu không có màu nào',
  'The palette file is cut off or damaged; please save it again and retry':
    'Tệp bảng màu bị cắt hoặc hỏng; hãy lưu lại rồi thử lại',
  'The password': 'Mật khẩu',
  'The picture has more than {most} million pixels; please send a smaller one':
    'Ảnh có hơn {most} triệu điểm ảnh; vui lòng gửi ảnh nhỏ hơn',
  'The picture is cut off or damaged; please save it again and retry':
    'Ảnh bị cắt cụt hoặc hỏng; hãy lưu lại rồi thử lại',
  'The picture is larger than {most} MB': 'Ảnh lớn hơn {most} MB',
  'The picture is too small; it needs at least {least} pixels a side':
    'Hình quá nhỏ; mỗi cạnh cần ít nhất {least} pixel',
  'The present password is not right': 'Mật khẩu hiện tại không đúng',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    'Bản in sẽ có hơn {most} triệu điểm ảnh; hãy chọn cỡ nhỏ hơn hoặc 150 dpi',
  'The request could not be read as JSON': 'Không đọc được yêu cầu dưới dạng JSON',
  'The request holds more values than can be read at once': 'Yêu cầu chứa nhiều giá trị hơn mức đọc được một lần',
  'The request is larger than {most} kB': 'Yêu cầu lớn hơn {most} kB',
  'The request is nested deeper than {most} levels': 'Yêu cầu lồng nhau sâu hơn {most} cấp',
  'The search': 'Từ khóa tìm kiếm',
  'The sides of a canvas are between 1 and {most} pixels': 'Các cạnh của khung vẽ dài từ 1 đến {most} điểm ảnh',
  'The slogan': 'Khẩu hiệu',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'Studio tạm thời không kết nối được cơ sở dữ liệu. Không mất gì cả; hãy thử lại',
  'The text': 'Văn bản',
  'The upload failed. Nothing was stored; please try again': 'Tải lên thất bại. Chưa lưu gì cả; vui lòng thử lại',
  'There are no words in this file': 'Tệp này không có chữ',
  'There is no layer of paint below to merge with': 'Bên dưới không có lớp vẽ nào để gộp',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    'Không còn chỗ để lưu. Không có gì bị thay đổi hay mất; hãy thử lại khi còn chỗ',
  'There is nothing on this board to print yet': 'Bảng này chưa có gì để in',
  'There is nothing on this layer yet': 'Chưa có gì trên lớp này',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'Bốn góc này không bao quanh gì cả; hãy đặt góc trên bên trái trước rồi đi theo chiều kim đồng hồ',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'PDF này chỉ có ảnh trang mà không có chữ; hãy gửi chính văn bản hoặc PDF có chữ',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'Tệp Photoshop này có {bits} bit mỗi kênh; hãy chuyển sang 8 rồi lưu lại',
  'This Word file holds macros; save it as .docx without them':
    'Tệp Word này có macro; hãy lưu thành .docx không macro',
  'This board holds at most {most}; the rest was not added':
    'Bảng này chứa tối đa {most}; phần còn lại không được thêm',
  'This collection was written by a newer Toile; update this one first':
    'Bộ sưu tập này do Toile mới hơn ghi; hãy cập nhật bản này trước',
  'This file has more than {most} layers; merge some of them': 'Tệp này có hơn {most} lớp; hãy gộp bớt',
  'This file is locked with a password; save it without one and send it again':
    'Tệp này bị khóa bằng mật khẩu; hãy lưu không mật khẩu rồi gửi lại',
  'This file is no longer kept; please choose it again': 'Tệp này không còn được lưu; hãy chọn lại',
  'This file is no longer kept; please export it again': 'Tệp này không còn được giữ; hãy xuất lại',
  'This file is not a Toile design: {rule}': 'Tệp này không phải thiết kế Toile: {rule}',
  'This file unpacks to more than can be read; send the text alone':
    'Tệp này bung ra lớn hơn mức đọc được; hãy chỉ gửi văn bản',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'Khổ này chỉ đủ chỗ cho một look; hãy chọn khổ ngang để quay các look cạnh nhau',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'Món đồ này không được cắt may từ vải phẳng ở đây, nên không có rập',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'Đây là tệp Photoshop lớn (PSB); hãy lưu thành PSD rồi gửi lại',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    'Đây là tệp {kind}; ảnh được nhận ở dạng PNG, JPEG hoặc WebP',
  'This is an old Word file; save it as .docx and send it again': 'Đây là tệp Word cũ; hãy lưu thành .docx rồi gửi lại',
  'This is not a Photoshop file (PSD) that can be read': 'Đây không phải là tệp Photoshop (PSD) đọc được',
  'This is not a Toile collection file; choose one that Toile exported':
    'Đây không phải tệp bộ sưu tập của Toile; hãy chọn tệp do Toile xuất ra',
  'This is not a painting of Toile; choose a file that Toile saved':
    'Đây không phải là tranh của Toile; hãy chọn tệp do Toile lưu',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    'Không đọc được bảng màu này; hãy gửi tệp ASE, ACO, GPL hoặc CSV',
  'This is not here: it may have been deleted, or the address is wrong':
    'Không có ở đây: có thể đã bị xóa hoặc địa chỉ không đúng',
  'This is not part of the trial. Subscribe to use it': 'Tính năng này không có trong bản dùng thử. Đăng ký để dùng',
  'This layer has no mask': 'Lớp này không có mặt nạ',
  'This layer is not here any more': 'Lớp này không còn ở đây nữa',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'Không vẽ được lên lớp này; hãy chọn một lớp vẽ hoặc chuyển nó thành điểm ảnh',
  'This list cannot be continued from there; load it again': 'Không thể tiếp tục danh sách từ đó; hãy tải lại',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'Look này là tác phẩm tái tạo: có thể thiết kế lại nhưng không sửa tay được',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'Look này chỉ có mặt trước nên không thể xoay người; hãy chọn chuyển động luôn hướng về phía trước',
  'This look stands flat as a drawing; give it a pose before it moves':
    'Look này đang vẽ phẳng; hãy chọn dáng trước khi cho chuyển động',
  'This look was deleted; restore it to work on it': 'Look này đã bị xóa; hãy khôi phục để làm việc tiếp',
  'This motion is for children': 'Chuyển động này dành cho trẻ em',
  'This motion opens a coat or jacket; none here hangs open':
    'Chuyển động này mở áo khoác, ở đây không có áo nào mở được',
  'This motion swings a wide skirt or dress; this look has none':
    'Chuyển động này lắc váy hoặc đầm xòe; look này không có',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'Bức vẽ này quá lớn để lưu: hãy gộp các lớp hoặc thu nhỏ trang vẽ',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'Bức tranh này nhắc đến một lớp không có, hoặc một lớp hai lần. Chưa có gì được nhập',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'Ảnh này quá nặng để mở; hãy lưu lại thành PNG hoặc JPEG thông thường',
  'This region covers nothing; draw a closed outline round some cloth':
    'Vùng này không phủ gì cả; hãy vẽ một đường khép kín quanh phần vải',
  'This request came from the page of another site and was not carried out':
    'Yêu cầu này đến từ trang của một website khác nên không được thực hiện',
  'This request was already sent with other contents': 'Yêu cầu này đã được gửi với nội dung khác',
  'This studio is for people with an account. Please sign in':
    'Studio này chỉ dành cho người có tài khoản. Vui lòng đăng nhập',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'Studio này không tạo WebM vì cần ffmpeg có hỗ trợ; hãy chọn MP4, GIF hoặc PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'Studio này không cho tự mở tài khoản. Hãy xin tài khoản từ người vận hành',
  'This task has already ended': 'Tác vụ này đã kết thúc',
  'This took longer than a minute and was stopped. Please try again':
    'Việc này quá một phút nên đã dừng. Vui lòng thử lại',
  'This was already done and is not done a second time': 'Việc này đã được thực hiện và sẽ không làm lại lần nữa',
  'This was changed in another window. Reload to see the newer version':
    'Nội dung đã được sửa ở cửa sổ khác. Tải lại để xem bản mới hơn',
  'This was saved by a newer Toile; update this one first':
    'Mục này được lưu bằng phiên bản Toile mới hơn; hãy cập nhật bản này trước',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'Phần ảnh còn lại quá ít để lấp chỗ này; hãy đánh dấu phần nhỏ hơn',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    'Thử quá nhanh. Vui lòng chờ {seconds} giây rồi thử lại',
  'Too many attempts. Please wait {minutes} min': 'Thử quá nhiều lần. Vui lòng chờ {minutes} phút',
  'Too many people are signing in right now. Please try again in a moment':
    'Hiện có quá nhiều người đang đăng nhập. Hãy thử lại sau giây lát',
  'What is shown reaches this side of the picture; add room at another one':
    'Vật trong ảnh chạm tới cạnh này; hãy thêm chỗ trống ở cạnh khác',
  'Write a name for the tag': 'Hãy viết tên cho nhãn',
  'Write at least one text': 'Hãy viết ít nhất một khối chữ',
  'You can only upload Image file!': 'Chỉ có thể tải lên tệp hình ảnh!',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'Bạn đã có tài khoản với địa chỉ này. Hãy đăng nhập; công việc của lượt ghé thăm không được chuyển vào đó',
  'You need {needed} credits and have {left}': 'Cần {needed} tín dụng, bạn có {left}',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'Tệp của bạn đã chiếm hết {most} MB; hãy xóa bớt để có chỗ',
  'Your name': 'Tên của bạn',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} không phải là màu: hãy viết #rrggbb hoặc mã như 19-4052',
  '{count} parts of this painting have not arrived yet': '{count} phần của bức vẽ này chưa đến',
  '{field} does not have the right form': '{field} không đúng dạng',
  '{field} is not known here': 'Ở đây không có {field}',
  '{field} is required': '{field} là bắt buộc',
  '{field} may be at most {most}': '{field} chỉ được tối đa {most}',
  '{field} may have at most {most} characters': '{field} chỉ được có tối đa {most} ký tự',
  '{field} may have at most {most} entries': '{field} chỉ được có tối đa {most} mục',
  '{field} must be at least {least}': '{field} phải từ {least} trở lên',
  '{field} must be of another kind: {rule}': '{field} phải thuộc kiểu khác: {rule}',
  '{field} must be one of: {rule}': '{field} phải là một trong: {rule}',
  '{field} must have at least {least} characters': '{field} phải có ít nhất {least} ký tự',
  '{field} needs at least {least} entries': '{field} cần ít nhất {least} mục',
  '{garment} has no setting that is called {knob}': '{garment} không có tùy chỉnh tên {knob}',
  '{knob} of {garment} is one of these: {rule}': '{knob} của {garment} là một trong: {rule}',
  '{knob} of {garment} must lie between {least} and {most}': '{knob} của {garment} phải nằm giữa {least} và {most}',
  '{most} files of yours are being made already; wait for one or cancel it':
    '{most} tệp của bạn đang được tạo; hãy chờ một tệp xong hoặc hủy một tệp',
  '{name} could not be drawn; it costs nothing': 'Không vẽ được {name}; không tính phí',
  '{name} is left out: all of its garments are hidden': '{name} bị bỏ qua: mọi món đồ của bộ này đều bị ẩn',
  '{name} is left out: it cannot move so': '{name} được bỏ qua: không thể chuyển động như vậy',
  '{name} is left out: no garment was found in it': '{name} không được dùng: không tìm thấy trang phục nào trong đó',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} không được dùng: chúng tôi không chắc đó là gì. Hãy chọn danh mục của nó trên bảng phác thảo',
}
