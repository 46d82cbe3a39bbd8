import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'ファッションデザインスタジオ',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    '写真、スケッチ、プリント、色をお持ちください。Toileがそこからルックを一着ずつ描き起こし、どの線も自由に変更できます。',
  'Colour, print, fabric and cut change at once, front and back.':
    '色、プリント、生地、シルエットが前後とも即座に変わります。',
  'Continue designing': 'デザインを続ける',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    'ボードをもとに、選んだ人体で8つのルックを描きます。',
  Finalise: '仕上げ',
  'From boards to a collection': 'ボードからコレクションへ',
  Gather: '集める',
  Generate: '生成',
  'Keep what you like, and export pictures, line drawings and the document.':
    '気に入ったものを残し、画像、線画、ドキュメントを書き出します。',
  'Looks drawn by Toile': 'Toileが描いたルック',
  'Photographs, sketches, prints and colours go on four boards.':
    '写真、スケッチ、プリント、色を4つのボードに置きます。',
  Refine: '調整',
  'Try without an account': 'アカウントなしで試す',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'アカウントを作成すると{{days}}日間の体験版：{{credits}}クレジット、ご自身の画像{{pictures}}枚、プロジェクト数は無制限。カードは不要です。',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'アカウントなしでは、{{days}}日間、{{credits}}クレジットとご自身の画像{{pictures}}枚まで使えます。',
}
