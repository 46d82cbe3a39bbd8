import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    '룩을 고르세요. 재단하고 봉제하는 옷이 사이즈별 패턴 조각이 되어 바로 재단할 수 있습니다.',
  'Cutting table of {{garment}}': '{{garment}}의 재단대',
  DXF: 'DXF',
  'Drawn in full': '전체로 그릴 사이즈',
  Farther: '축소',
  'For pattern software: AAMA and ASTM, all sizes in one file.': '패턴 CAD용: AAMA·ASTM, 모든 사이즈를 한 파일에.',
  'Garments and sizes': '옷과 사이즈',
  'In true size, a file for each size, with a square to check a print by.':
    '실제 크기, 사이즈마다 한 파일, 인쇄 확인용 사각형 포함.',
  Interlining: '심지',
  'Lay all sizes over each other': '모든 사이즈 겹쳐 보기',
  Lining: '안감',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    '좋아요한 룩이 여기에 표시됩니다. 프로젝트에서 열거나 먼저 좋아요를 누르세요.',
  Nearer: '확대',
  'No pattern': '패턴 없음',
  'Nothing is worn in this look, so there is nothing to cut.': '이 룩에는 입은 옷이 없어 재단할 것이 없습니다.',
  Pieces: '조각',
  'Pieces and files': '조각과 파일',
  'Pieces: {{number}}': '조각: {{number}}',
  Rib: '립',
  SVG: 'SVG',
  'Shell fabric': '겉감',
  'Show all pieces': '모든 조각 보기',
  Sizes: '사이즈',
  'Sizes that are cut': '재단할 사이즈',
  Table: '재단대',
  'The file could not be written. Try again.': '파일을 쓸 수 없었습니다. 다시 시도하세요.',
  'The pattern could not be drafted. Try again.': '패턴을 그릴 수 없었습니다. 다시 시도하세요.',
  'This project has no looks yet.': '이 프로젝트에는 아직 룩이 없습니다.',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}}은(는) 여기에서 평면 원단으로 재단할 수 없어 패턴이 없습니다.',
  '{{number}} × in pairs, {{cloth}}': '{{number}}장, 좌우 쌍, {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}}장, {{cloth}}',
}
