import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': '패션 디자인 스튜디오',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    '사진, 스케치, 프린트, 색상을 가져오세요. Toile이 이를 바탕으로 룩을 재단하며, 모든 선은 직접 바꿀 수 있습니다.',
  'Colour, print, fabric and cut change at once, front and back.':
    '색상, 프린트, 원단, 실루엣이 앞뒤 모두 바로 바뀝니다.',
  'Continue designing': '디자인 계속하기',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    '보드를 바탕으로 선택한 인체에 여덟 벌의 룩을 그립니다.',
  Finalise: '마무리',
  'From boards to a collection': '보드에서 컬렉션까지',
  Gather: '모으기',
  Generate: '생성',
  'Keep what you like, and export pictures, line drawings and the document.':
    '마음에 드는 것을 남기고 이미지, 선화, 문서로 내보내세요.',
  'Looks drawn by Toile': 'Toile이 그린 룩',
  'Photographs, sketches, prints and colours go on four boards.':
    '사진, 스케치, 프린트, 색상을 네 개의 보드에 올립니다.',
  Refine: '다듬기',
  'Try without an account': '계정 없이 체험',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    '계정을 만들면 {{days}}일 체험: {{credits}}크레딧, 직접 올리는 사진 {{pictures}}장, 프로젝트 수는 제한 없음. 카드는 필요 없습니다.',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    '계정 없이 {{days}}일 동안 {{credits}}크레딧과 직접 올리는 사진 {{pictures}}장을 쓸 수 있습니다.',
}
