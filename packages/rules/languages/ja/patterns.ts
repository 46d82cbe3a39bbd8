import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'ルックを選んでください。裁断して縫う服が、サイズごとのすぐ裁てるパーツになります。',
  'Cut and sewn': '裁断・縫製',
  'Cutting table of {{garment}}': '{{garment}}の裁断台',
  DXF: 'DXF',
  'Drawn in full': 'すべて描くサイズ',
  Farther: '縮小',
  'For pattern software: AAMA and ASTM, all sizes in one file.':
    'アパレルCAD用：AAMA／ASTM、全サイズを一つのファイルに。',
  'Garments and sizes': '服とサイズ',
  'Go on with a pattern': 'パターンの続きをする',
  'In true size, a file for each size, with a square to check a print by.':
    '実寸、サイズごとに一つのファイル。印刷確認用の正方形つき。',
  Interlining: '芯地',
  'Lay all sizes over each other': '全サイズを重ねて表示',
  Lining: '裏地',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    '「いいね」したルックがここに並びます。プロジェクトで開くか、まず「いいね」してください。',
  'Make a pattern of a look': 'ルックからパターンを作る',
  Nearer: '拡大',
  'No pattern': 'パターンなし',
  'Nothing is worn in this look, so there is nothing to cut.': 'このルックは何も着ていないため、裁つものがありません。',
  'Patterns of garments': '服のパターン',
  Pieces: 'パーツ',
  'Pieces and files': 'パーツとファイル',
  'Pieces: {{number}}': 'パーツ：{{number}}',
  'Redo on the pattern': 'パターンでやり直す',
  Rib: 'リブ',
  SVG: 'SVG',
  'Shell fabric': '表地',
  'Show all pieces': 'すべてのパーツを表示',
  Sizes: 'サイズ',
  'Sizes that are cut': '裁つサイズ',
  Table: '裁断台',
  'The file could not be written. Try again.': 'ファイルを書き出せませんでした。もう一度お試しください。',
  'The pattern could not be drafted. Try again.': 'パターンを引けませんでした。もう一度お試しください。',
  'This project has no looks yet.': 'このプロジェクトにはまだルックがありません。',
  'Undo on the pattern': 'パターンで元に戻す',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}}はここでは平らな布から裁てないため、パターンがありません。',
  '{{name}} is in the bin': '「{{name}}」をごみ箱に入れました',
  '{{number}} × in pairs, {{cloth}}': '{{number}}枚、左右対、{{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}}枚、{{cloth}}',
}
