import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    '룩은 무엇으로 되어 있는지 정확히 알려 줍니다. 가려진 부분도 온전히 그리고 무늬는 뺍니다.',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    '룩, 사진, 그림이 옷마다 하나씩 선화가 됩니다.',
  'Alike on both sides': '양쪽을 똑같이',
  'As PNG': 'PNG',
  'As SVG, with its layers': 'SVG, 레이어 포함',
  'By its left side': '왼쪽에 맞추기',
  'By its right side': '오른쪽에 맞추기',
  'Close the line': '선 닫기',
  'Complete what is hidden': '가려진 곳 채우기',
  'Correct {{name}}': '{{name}} 고치기',
  'Delete the line': '선 삭제',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.': '선화를 끌어 옮깁니다. Ctrl과 휠로 확대합니다.',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    '선을 그리면 깨끗한 곡선 몇 개가 됩니다. 키보드로는 화살표로 움직이고 스페이스로 펜을 내리고 듭니다.',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    '옷차림 그림을 여기에 놓으세요. 그림, 도식화 또는 한 사람의 사진이면 됩니다.',
  'Garment by garment is drawn.': '한 벌씩 그리는 중입니다.',
  'Garments that come near': '가까운 옷',
  'Handle after point {{number}}': '점 {{number}} 뒤의 핸들',
  'Handle before point {{number}}': '점 {{number}} 앞의 핸들',
  Join: '잇기',
  Layer: '레이어',
  'Layers that are shown': '보이는 레이어',
  'No garment of the catalogue comes near to this drawing.': '이 선화에 가까운 옷이 카탈로그에 없습니다.',
  'Open as a garment': '옷으로 열기',
  'Open as a garment that can be changed': '바꿀 수 있는 옷으로 열기',
  'Open as a garment: {{garment}}': '옷으로 열기: {{garment}}',
  'Open {{name}} in the canvas': '{{name}}을(를) 캔버스에서 열기',
  'Or one of your liked looks': '또는 좋아요 한 룩에서',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    '선을 눌러 고르고 점을 끕니다. 선화 위에서는 왼쪽과 오른쪽 화살표로 선 사이를 옮기고, Enter로 점으로 가고, Delete로 지웁니다.',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    '두 선을 누르면 가장 가까운 끝끼리 이어집니다. 같은 선을 두 번 누르면 닫힙니다.',
  'Redo on the drawing': '선화에서 다시 실행',
  'Set upright': '똑바로 세우기',
  Smooth: '다듬기',
  'Take apart': '나누기',
  'Take apart again': '다시 나누기',
  'Taken apart before': '전에 나눈 것',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    '선화가 옷마다 하나씩 여기에 나타납니다. 좋아요 하고, 고치고, 입히고, 내려받을 수 있습니다.',
  'The line': '선',
  'The next line': '다음 선',
  'The pen: arrow keys move, Space sets down and lifts': '펜: 화살표로 움직이고 스페이스로 내리고 듭니다',
  'The picked line': '고른 선',
  'The picture that it was taken from': '선화를 얻은 그림',
  'To the line drawings': '선화로 돌아가기',
  'Undo on the drawing': '선화에서 실행 취소',
  'Upload a picture to take apart': '나눌 그림 올리기',
  'What {{name}} is': '{{name}}은(는) 무엇인가',
  '{{name}} is in the library as a sketch': '{{name}}이(가) 스케치로 라이브러리에 있습니다',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}, 선 수: {{number}}. 왼쪽과 오른쪽 화살표로 하나를 고릅니다',
}
