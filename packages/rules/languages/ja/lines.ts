import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'ルックは何でできているかを正確に伝えます。隠れた部分も全体が描かれ、柄は描かれません。',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'ルックや写真や絵が、服ごとの線画になります。',
  'Alike on both sides': '左右を同じにする',
  'As PNG': 'PNG',
  'As SVG, with its layers': 'SVG（レイヤーつき）',
  'By its left side': '左側に合わせる',
  'By its right side': '右側に合わせる',
  'Close the line': '線を閉じる',
  'Complete what is hidden': '隠れたところを補う',
  'Correct {{name}}': '{{name}}を直す',
  'Delete the line': '線を削除',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.':
    '線画をドラッグして動かします。Ctrlとホイールで拡大縮小します。',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    '線を描くと、少ないきれいな曲線になります。キーでは矢印で動かし、スペースでペンを下ろしたり上げたりします。',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    '装いの画像をここにドロップしてください。絵、製品図、または一人だけの写真です。',
  'Garment by garment is drawn.': '一着ずつ描いています。',
  'Garments that come near': '近い服',
  'Handle after point {{number}}': '点{{number}}の後のハンドル',
  'Handle before point {{number}}': '点{{number}}の前のハンドル',
  Join: 'つなぐ',
  Layer: 'レイヤー',
  'Layers that are shown': '表示するレイヤー',
  'No garment of the catalogue comes near to this drawing.': 'この線画に近い服はカタログにありません。',
  'Open as a garment': '服として開く',
  'Open as a garment that can be changed': '変えられる服として開く',
  'Open as a garment: {{garment}}': '服として開く：{{garment}}',
  'Open {{name}} in the canvas': '{{name}}をキャンバスで開く',
  'Or one of your liked looks': 'または「いいね」したルックから',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    '線を押して選び、点をドラッグします。線画の上では左右の矢印キーで線から線へ移り、Enterで点へ、Deleteで削除します。',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    '二本の線を押すと、近い端どうしがつながります。同じ線を二度押すと閉じます。',
  'Redo on the drawing': '線画の操作をやり直す',
  'Set upright': 'まっすぐに立てる',
  Smooth: 'なめらかにする',
  'Take apart': '分ける',
  'Take apart again': 'もう一度分ける',
  'Taken apart before': '以前に分けたもの',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'ここに服ごとの線画が現れます。「いいね」、修正、着用、ダウンロードができます。',
  'The line': '線',
  'The next line': '次の線',
  'The pen: arrow keys move, Space sets down and lifts': 'ペン：矢印キーで動かし、スペースで下ろしたり上げたりします',
  'The picked line': '選んだ線',
  'The picture that it was taken from': 'もとの画像',
  'To the line drawings': '線画の一覧へ',
  'Undo on the drawing': '線画の操作を取り消す',
  'Upload a picture to take apart': '分ける画像をアップロード',
  'What {{name}} is': '{{name}}は何か',
  '{{name}} is in the library as a sketch': '{{name}}はスケッチとしてライブラリにあります',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}、線の数：{{number}}。左右の矢印キーで一本を選びます',
}
