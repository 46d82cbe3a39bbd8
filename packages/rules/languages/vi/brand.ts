import type { Words } from '../words.ts'

export const words: Words = {
  'A brand holds {{most}} pictures; the rest was not added':
    'Một thương hiệu chứa {{most}} ảnh; phần còn lại chưa được thêm',
  'A lively pen': 'Nét sống động',
  'All brands': 'Mọi thương hiệu',
  'An even pen': 'Nét đều',
  Begin: 'Bắt đầu',
  Brands: 'Thương hiệu',
  'Bring {{least}} to {{most}} pictures: looks, single garments, prints. Colours, prints, silhouettes and proportions are measured from them.':
    'Hãy đưa vào {{least}} đến {{most}} ảnh: look, trang phục lẻ, họa tiết. Màu, họa tiết, phom dáng và tỉ lệ được đo từ đó.',
  'Good pictures': 'Ảnh tốt',
  'In this brand already': 'Đã có trong thương hiệu này',
  'Measure again': 'Đo lại',
  'Measured from {{count}} pictures': 'Đo từ {{count}} ảnh',
  'Measured from {{count}} pictures_other': 'Đo từ {{count}} ảnh',
  Mood: 'Cảm hứng',
  'Name of the brand': 'Tên thương hiệu',
  'Name the brand first.': 'Hãy đặt tên thương hiệu trước.',
  'New brand': 'Thương hiệu mới',
  'Not so in {{count}} pictures': '{{count}} ảnh chưa được như vậy',
  'Not so in {{count}} pictures_other': '{{count}} ảnh chưa được như vậy',
  'Pin {{name}}': 'Ghim {{name}}',
  Proportions: 'Tỉ lệ',
  'Remove the logo': 'Bỏ logo',
  Silhouettes: 'Phom dáng',
  'The pictures are being measured': 'Đang đo các ảnh',
  'Tone and line': 'Tông và nét',
  'Unpin {{name}}': 'Bỏ ghim {{name}}',
  'Upload pictures of the brand': 'Tải ảnh của thương hiệu',
  'Upload the logo': 'Tải logo lên',
  'What a brand’s pictures have in common steers new looks by its percentage.':
    'Điểm chung của ảnh thương hiệu dẫn hướng look mới theo tỉ lệ của nó.',
  'What the brand stands for: mood, cloth, colours, for whom':
    'Thương hiệu nói lên điều gì: cảm hứng, vải, màu, cho ai',
  '{{count}} pictures': '{{count}} ảnh',
  '{{count}} pictures_other': '{{count}} ảnh',
  '{{letter}} line {{share}} %': 'Dáng {{letter}} {{share}} %',
  '{{share}} % of the looks are printed': '{{share}} % look có họa tiết',
}
