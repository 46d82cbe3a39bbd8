import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'Студия дизайна одежды',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    'Принесите фотографии, эскизы, принты и цвета. Toile строит из них образы, крой за кроем, и каждую линию можно изменить.',
  'Colour, print, fabric and cut change at once, front and back.':
    'Цвет, принт, ткань и крой меняются сразу, спереди и сзади.',
  'Continue designing': 'Продолжить работу',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    'По доскам рисуются восемь образов на выбранных фигурах.',
  Finalise: 'Завершение',
  'From boards to a collection': 'От досок к коллекции',
  Gather: 'Сбор',
  Generate: 'Генерация',
  'Keep what you like, and export pictures, line drawings and the document.':
    'Оставьте понравившееся и экспортируйте изображения, рисунки и документ.',
  'Looks drawn by Toile': 'Образы, нарисованные Toile',
  'Photographs, sketches, prints and colours go on four boards.':
    'Фотографии, эскизы, принты и цвета собираются на четырёх досках.',
  Refine: 'Доработка',
  'Try without an account': 'Попробовать без аккаунта',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'С аккаунтом у вас пробный период {{days}} дней: {{credits}} кредитов, {{pictures}} собственных изображений и сколько угодно проектов. Карта не нужна.',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'Без аккаунта у вас {{days}} дней, {{credits}} кредитов и {{pictures}} собственных изображений.',
}
