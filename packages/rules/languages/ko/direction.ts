import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': '도출된 대로',
  'As read': '읽은 대로',
  'Change on the colourboard': '색 보드에서 바꾸기',
  'Closest to {{first}}': '{{first}}에 가장 가까움',
  'Closest to {{first}}, then {{second}}': '{{first}}에 가장 가깝고, 다음은 {{second}}',
  'Colour of the collection': '컬렉션의 색',
  'Colours from the pictures': '이미지에서 읽은 색',
  'Colours of the collection': '컬렉션의 색',
  'Colours of your board lead and stay exactly as they are.': '보드의 색이 앞장서며 그대로 유지됩니다.',
  'Colours of {{brand}}': '{{brand}}의 색',
  'Cuts and cloths now follow {{world}}.': '이제 패턴과 원단이 {{world}} 세계를 따릅니다.',
  'For example: every order lays them anew.': '예시입니다. 생성할 때마다 새로 배치됩니다.',
  Hold: '고정',
  'Left out': '제외한 색',
  Measures: '정도',
  'New prints: {{prints}}.': '새 프린트: {{prints}}.',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    '무드보드의 이미지를 하나도 읽지 못했습니다. 룩은 고른 색을 따릅니다.',
  'Pictures that could not be read: {{number}}': '읽지 못한 이미지: {{number}}',
  'Prints from the pictures': '이미지에서 나온 프린트',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    '무드보드에 사진을 올리면 그 색과 프린트, 분위기가 룩을 이끕니다.',
  Role: '역할',
  'Take {{name}} back': '{{name}} 되돌리기',
  'The measures stay as they are.': '정도는 그대로입니다.',
  'The measures that move are marked.': '바뀐 정도에는 표시가 있습니다.',
  'The pictures are read': '이미지를 읽는 중',
  'The pictures could not be read just now. What you set stays as it is.':
    '지금은 이미지를 읽지 못했습니다. 설정한 내용은 그대로 있습니다.',
  'The prints stay as they are.': '프린트는 그대로입니다.',
  'The server cannot be reached; this is what was read before.': '서버에 연결할 수 없습니다. 전에 읽은 내용입니다.',
  'To the colourboard': '색 보드로',
  'Your colourboard': '내 색 보드',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    '내 색이 앞장서고, 나머지는 그 색에서 도출되어 룩에 밝은 색, 짙은 색, 톤, 포인트가 갖춰집니다.',
  'between the colours of the pictures': '이미지 색 사이의 색',
  held: '고정됨',
  'in the middle': '가운데',
  'new with this kind': '이 세계에서 새로',
  '{{chosen}} + {{number}} derived': '{{chosen}} + 도출 {{number}}',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + 이미지에서 {{number}}',
  '{{most}} colours are held, and no more can be: let go of one first.':
    '{{most}}가지 색을 고정해 더는 고정할 수 없습니다. 먼저 하나를 풀어 주세요.',
  '{{most}} colours are left out, and no more can be: take one back first.':
    '{{most}}가지 색을 제외해 더는 제외할 수 없습니다. 먼저 하나를 되돌려 주세요.',
  '{{name}}, darker': '{{name}}(더 어두움)',
  '{{name}}, lighter': '{{name}}(더 밝음)',
  '{{number}} by hand': '직접 조정 {{number}}개',
  '{{number}} from pictures': '이미지에서 {{number}}',
  '{{share}} of the garments and prints are in the brand’s colours': '의류와 프린트의 {{share}}가 브랜드 색입니다',
}
