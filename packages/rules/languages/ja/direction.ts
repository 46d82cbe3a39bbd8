import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': '導いたとおりに',
  'As read': '読み取りどおり',
  'Change on the colourboard': 'カラーボードで変える',
  'Closest to {{first}}': '{{first}}に最も近い',
  'Closest to {{first}}, then {{second}}': '{{first}}に最も近く、次に{{second}}',
  'Colour of the collection': 'コレクションの色',
  'Colours from the pictures': '画像から読んだ色',
  'Colours of the collection': 'コレクションの色',
  'Colours of your board lead and stay exactly as they are.': 'ボードの色が主役となり、そのままの色で使われます。',
  'Colours of {{brand}}': '{{brand}}の色',
  'Cuts and cloths now follow {{world}}.': 'シルエットと生地は{{world}}の世界に沿います。',
  'For example: every order lays them anew.': '一例です。生成のたびに組み直されます。',
  Hold: '固定',
  'Left out': '除いた色',
  Measures: '度合い',
  'New prints: {{prints}}.': '新しいプリント：{{prints}}。',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    'ムードボードの画像はどれも読み取れませんでした。ルックは選んだ色で作られます。',
  'Pictures that could not be read: {{number}}': '読み取れなかった画像：{{number}}',
  'Prints from the pictures': '画像から生まれるプリント',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    'ムードボードに写真を置くと、その色、柄、雰囲気がルックを導きます。',
  Role: '役割',
  'Take {{name}} back': '{{name}}を戻す',
  'The measures stay as they are.': '度合いは変わりません。',
  'The measures that move are marked.': '変わった度合いには印が付きます。',
  'The pictures are read': '画像を読み取っています',
  'The pictures could not be read just now. What you set stays as it is.':
    '今は画像を読み取れません。設定した内容はそのまま残ります。',
  'The prints stay as they are.': 'プリントは変わりません。',
  'The server cannot be reached; this is what was read before.':
    'サーバーに接続できません。以前に読み取った内容を表示しています。',
  'To the colourboard': 'カラーボードへ',
  'Your colourboard': 'カラーボード',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    'あなたの色が主役です。ほかの色はそこから導かれ、ルックに明色、濃色、トーン、アクセントが加わります。',
  'between the colours of the pictures': '画像の色から導いた色',
  held: '固定中',
  'in the middle': '中央',
  'new with this kind': 'この世界で追加',
  '{{chosen}} + {{number}} derived': '{{chosen}} + 派生{{number}}',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + 画像から{{number}}',
  '{{most}} colours are held, and no more can be: let go of one first.':
    '{{most}}色を固定済みで、これ以上は固定できません。先に1色を解除してください。',
  '{{most}} colours are left out, and no more can be: take one back first.':
    '{{most}}色を除外済みで、これ以上は除外できません。先に1色を戻してください。',
  '{{name}}, darker': '{{name}}（暗め）',
  '{{name}}, lighter': '{{name}}（明るめ）',
  '{{number}} by hand': '手動 {{number}}件',
  '{{number}} from pictures': '画像から{{number}}',
  '{{share}} of the garments and prints are in the brand’s colours': '服とプリントの{{share}}がブランドの色です',
}
