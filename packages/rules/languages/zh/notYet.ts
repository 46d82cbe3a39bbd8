import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': '返回',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    '请再检查一下地址：可能输入有误，或页面已不存在。',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    '维护将持续到 {{time}}。您的作品都是安全的；恢复后此页面会显示。',
  'No maintenance is under way.': '当前没有维护。',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    '地址可能有误，或该页面需要其他权限。管理员可为您开通。',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    '地址可能有误，或该页面需要账户。登录后将带您前往。',
  'There is no page at this address': '此地址没有页面',
  'There is nothing here for you to open': '这里没有您可以打开的内容',
  'This screen is still being made, so nothing of yours is kept here yet.':
    '此页面仍在制作中，因此还没有保存您的任何内容。',
  'To the Square': '前往广场',
  'To your designs': '前往您的设计',
  'Toile is open': 'Toile 已开放',
  'Toile is under maintenance': 'Toile 正在维护',
}
