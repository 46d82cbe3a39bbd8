import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    '选择一个造型：其中裁剪缝制的衣物会变成分码的裁片，可直接裁剪。',
  'Cutting table of {{garment}}': '{{garment}}的裁剪台',
  DXF: 'DXF',
  'Drawn in full': '完整绘制',
  Farther: '缩小',
  'For pattern software: AAMA and ASTM, all sizes in one file.': '供制版软件使用：AAMA 与 ASTM，所有尺码在一个文件中。',
  'Garments and sizes': '服装与尺码',
  'In true size, a file for each size, with a square to check a print by.':
    '按实际尺寸，每个尺码一个文件，附校验打印用的方格。',
  Interlining: '衬料',
  'Lay all sizes over each other': '所有尺码叠放显示',
  Lining: '里料',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    '你喜欢的造型会出现在这里。请在其项目中打开一个，或先在那里点喜欢。',
  Nearer: '放大',
  'No pattern': '无纸样',
  'Nothing is worn in this look, so there is nothing to cut.': '这个造型没有穿任何衣物，所以没有可裁剪的。',
  Pieces: '裁片',
  'Pieces and files': '裁片与文件',
  'Pieces: {{number}}': '裁片：{{number}}',
  Rib: '罗纹',
  SVG: 'SVG',
  'Shell fabric': '面料',
  'Show all pieces': '显示全部裁片',
  Sizes: '尺码',
  'Sizes that are cut': '要裁的尺码',
  Table: '裁剪台',
  'The file could not be written. Try again.': '无法写入文件，请重试。',
  'The pattern could not be drafted. Try again.': '无法绘制纸样，请重试。',
  'This project has no looks yet.': '这个项目还没有造型。',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}}无法在此由平面布料裁剪，因此没有纸样。',
  '{{number}} × in pairs, {{cloth}}': '{{number}} 片，成对，{{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} 片，{{cloth}}',
}
