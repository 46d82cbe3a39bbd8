import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    '造型准确地说明它由什么组成：被遮住的部分会完整画出，印花不会画进来。',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    '造型、照片或绘图会变成线稿，每件服装一张。',
  'Alike on both sides': '两侧相同',
  'As PNG': 'PNG',
  'As SVG, with its layers': 'SVG（带图层）',
  'By its left side': '以左侧为准',
  'By its right side': '以右侧为准',
  'Close the line': '闭合线条',
  'Complete what is hidden': '补全被遮住的部分',
  'Correct {{name}}': '修正{{name}}',
  'Delete the line': '删除线条',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.': '拖动线稿；Ctrl 加滚轮缩放。',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    '画一条线，它会变成几段干净的曲线。用键盘：方向键移动，空格落笔和提笔。',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    '把一套服装的图片拖到这里：绘图、平面款式图，或只有一个人的照片。',
  'Garment by garment is drawn.': '正在逐件绘制。',
  'Garments that come near': '相近的服装',
  'Handle after point {{number}}': '第 {{number}} 点之后的手柄',
  'Handle before point {{number}}': '第 {{number}} 点之前的手柄',
  Join: '连接',
  Layer: '图层',
  'Layers that are shown': '显示的图层',
  'No garment of the catalogue comes near to this drawing.': '目录里没有与这张线稿相近的服装。',
  'Open as a garment': '作为服装打开',
  'Open as a garment that can be changed': '作为可修改的服装打开',
  'Open as a garment: {{garment}}': '作为服装打开：{{garment}}',
  'Open {{name}} in the canvas': '在画布中打开 {{name}}',
  'Or one of your liked looks': '或选一个您喜欢的造型',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    '点按一条线来选中它，拖动它的点。在线稿上，左右方向键在线条之间移动，Enter 转到它的点，Delete 删除它。',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    '点按两条线：它们在最近的端点相连。同一条点两次则闭合。',
  'Redo on the drawing': '重做线稿上的操作',
  'Set upright': '摆正',
  Smooth: '平滑',
  'Take apart': '拆分',
  'Take apart again': '再拆一次',
  'Taken apart before': '以前拆分的',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    '线稿会出现在这里，每件服装一张：可以喜欢、修正、穿上或下载。',
  'The line': '线条',
  'The next line': '下一条线',
  'The pen: arrow keys move, Space sets down and lifts': '笔：方向键移动，空格落笔和提笔',
  'The picked line': '选中的线条',
  'The picture that it was taken from': '线稿的来源图片',
  'To the line drawings': '回到线稿',
  'Undo on the drawing': '撤销线稿上的操作',
  'Upload a picture to take apart': '上传要拆分的图片',
  'What {{name}} is': '{{name}}是什么',
  '{{name}} is in the library as a sketch': '{{name}}已作为草图存入素材库',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one': '{{name}}，线条数：{{number}}。左右方向键选择一条',
}
