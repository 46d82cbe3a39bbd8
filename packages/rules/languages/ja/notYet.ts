import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': '戻る',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    'アドレスをもう一度ご確認ください。入力ミスか、ページがなくなった可能性があります。',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    '{{time}}までメンテナンスを行います。作品はすべて安全です。再開するとこのページに表示されます。',
  'No maintenance is under way.': '現在メンテナンスは行われていません。',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    'アドレスが違うか、別の権限が必要なページです。権限は管理者が付与できます。',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    'アドレスが違うか、アカウントが必要なページです。ログインするとそのページへ移動します。',
  'There is no page at this address': 'このアドレスにページはありません',
  'There is nothing here for you to open': 'ここには開けるものがありません',
  'This screen is still being made, so nothing of yours is kept here yet.':
    'この画面はまだ制作中のため、保存されているものはありません。',
  'To the Square': 'スクエアへ',
  'To your designs': 'デザインへ',
  'Toile is open': 'Toileはご利用いただけます',
  'Toile is under maintenance': 'Toileはメンテナンス中です',
}
