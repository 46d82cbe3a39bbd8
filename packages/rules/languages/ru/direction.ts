import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': 'Как выведено',
  'As read': 'Как прочитано',
  'Change on the colourboard': 'Изменить на доске цветов',
  'Closest to {{first}}': 'Ближе всего: {{first}}',
  'Closest to {{first}}, then {{second}}': 'Ближе всего: {{first}}, затем {{second}}',
  'Colour of the collection': 'Цвет коллекции',
  'Colours from the pictures': 'Цвета со снимков',
  'Colours of the collection': 'Цвета коллекции',
  'Colours of your board lead and stay exactly as they are.': 'Цвета вашей доски ведут и остаются точно такими.',
  'Colours of {{brand}}': 'Цвета бренда {{brand}}',
  'Cuts and cloths now follow {{world}}.': 'Крой и ткани теперь следуют миру «{{world}}».',
  'For example: every order lays them anew.': 'Пример: при каждой генерации они ложатся заново.',
  Hold: 'Закрепить',
  'Left out': 'Исключены',
  Measures: 'Меры',
  'New prints: {{prints}}.': 'Новые принты: {{prints}}.',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    'Ни один снимок мудборда не удалось прочитать; образы следуют выбранным вами цветам.',
  'Pictures that could not be read: {{number}}': 'Не удалось прочитать снимков: {{number}}',
  'Prints from the pictures': 'Принты со снимков',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    'Положите фотографии на мудборд: их цвета, принты и настроение поведут образы.',
  Role: 'Роль',
  'Take {{name}} back': 'Вернуть: {{name}}',
  'The measures stay as they are.': 'Меры не меняются.',
  'The measures that move are marked.': 'Изменившиеся меры отмечены.',
  'The pictures are read': 'Снимки читаются',
  'The pictures could not be read just now. What you set stays as it is.':
    'Сейчас снимки прочитать не удалось. Ваши настройки сохранены.',
  'The prints stay as they are.': 'Принты не меняются.',
  'The server cannot be reached; this is what was read before.': 'Сервер недоступен; показано прочитанное ранее.',
  'To the colourboard': 'На доску цветов',
  'Your colourboard': 'Ваша доска цветов',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    'Ваши цвета ведут; остальные выведены из них, чтобы в образах были светлый, тёмный, тона и акцент.',
  'between the colours of the pictures': 'между цветами снимков',
  held: 'закреплён',
  'in the middle': 'посередине',
  'new with this kind': 'новый для этого мира',
  '{{chosen}} + {{number}} derived': '{{chosen}} + {{number}} выведено',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + {{number}} со снимков',
  '{{most}} colours are held, and no more can be: let go of one first.':
    'Закреплено цветов: {{most}}, больше нельзя; сначала отпустите один.',
  '{{most}} colours are left out, and no more can be: take one back first.':
    'Исключено цветов: {{most}}, больше нельзя; сначала верните один.',
  '{{name}}, darker': '{{name}}, темнее',
  '{{name}}, lighter': '{{name}}, светлее',
  '{{number}} by hand': 'вручную: {{number}}',
  '{{number}} from pictures': '{{number}} со снимков',
  '{{share}} of the garments and prints are in the brand’s colours': '{{share}} одежды и принтов — в цветах бренда',
}
