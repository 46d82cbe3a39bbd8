import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': '时装设计工作室',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    '带来您的图片、草图、印花和色彩。Toile 据此逐一裁出造型，每一根线条都由您修改。',
  'Colour, print, fabric and cut change at once, front and back.': '色彩、印花、面料与版型即时变化，正面背面同步。',
  'Continue designing': '继续设计',
  'Eight looks are drawn from your boards, on the bodies you choose.': '根据您的灵感板，在您选择的人体上绘出八套造型。',
  Finalise: '定稿',
  'From boards to a collection': '从灵感板到系列',
  Gather: '收集',
  Generate: '生成',
  'Keep what you like, and export pictures, line drawings and the document.': '保留喜欢的造型，导出图片、线稿和文档。',
  'Looks drawn by Toile': 'Toile 绘制的造型',
  'Photographs, sketches, prints and colours go on four boards.': '照片、草图、印花和色彩放在四块板上。',
  Refine: '细化',
  'Try without an account': '无需账户试用',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    '创建账户可试用 {{days}} 天：{{credits}} 积分，可上传 {{pictures}} 张自己的图片，项目数量不限。无需银行卡。',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    '无需账户即可试用 {{days}} 天，含 {{credits}} 积分和 {{pictures}} 张自己的图片。',
}
