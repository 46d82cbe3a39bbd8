import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': '뒤로',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    '주소를 다시 확인하세요. 잘못 입력했거나 페이지가 없어졌을 수 있습니다.',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    '{{time}}까지 점검합니다. 모든 작업은 안전하며, 다시 열리면 이 페이지에 표시됩니다.',
  'No maintenance is under way.': '현재 진행 중인 점검이 없습니다.',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    '주소가 잘못되었거나 다른 권한이 필요한 페이지입니다. 관리자가 권한을 줄 수 있습니다.',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    '주소가 잘못되었거나 계정이 필요한 페이지입니다. 로그인하면 바로 이동합니다.',
  'There is no page at this address': '이 주소에는 페이지가 없습니다',
  'There is nothing here for you to open': '여기에는 열 수 있는 것이 없습니다',
  'This screen is still being made, so nothing of yours is kept here yet.':
    '이 화면은 아직 제작 중이어서 보관된 내용이 없습니다.',
  'To the Square': '스퀘어로',
  'To your designs': '내 디자인으로',
  'Toile is open': 'Toile이 열려 있습니다',
  'Toile is under maintenance': 'Toile을 점검하고 있습니다',
}
