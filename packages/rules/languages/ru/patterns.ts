import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'Выберите образ: всё, что в нём кроится и шьётся, станет деталями по размерам, готовыми к раскрою.',
  'Cut and sewn': 'Кроится и шьётся',
  'Cutting table of {{garment}}': 'Раскройный стол: {{garment}}',
  DXF: 'DXF',
  'Drawn in full': 'Показан полностью',
  Farther: 'Отдалить',
  'For pattern software: AAMA and ASTM, all sizes in one file.':
    'Для САПР одежды: AAMA и ASTM, все размеры в одном файле.',
  'Garments and sizes': 'Вещи и размеры',
  'Go on with a pattern': 'Продолжить лекала',
  'In true size, a file for each size, with a square to check a print by.':
    'В натуральную величину, файл на каждый размер, с квадратом для проверки печати.',
  Interlining: 'Прокладка',
  'Lay all sizes over each other': 'Наложить все размеры',
  Lining: 'Подкладка',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    'Здесь стоят понравившиеся образы. Откройте образ в его проекте или сначала отметьте его там.',
  'Make a pattern of a look': 'Сделать лекала образа',
  Nearer: 'Приблизить',
  'No pattern': 'Без лекал',
  'Nothing is worn in this look, so there is nothing to cut.': 'В этом образе ничего не надето, кроить нечего.',
  'Patterns of garments': 'Лекала вещей',
  Pieces: 'Детали',
  'Pieces and files': 'Детали и файлы',
  'Pieces: {{number}}': 'Деталей: {{number}}',
  'Redo on the pattern': 'Повторить в лекалах',
  Rib: 'Рибана',
  SVG: 'SVG',
  'Shell fabric': 'Основная ткань',
  'Show all pieces': 'Показать все детали',
  Sizes: 'Размеры',
  'Sizes that are cut': 'Размеры для раскроя',
  Table: 'Стол',
  'The file could not be written. Try again.': 'Файл не удалось записать. Попробуйте ещё раз.',
  'The pattern could not be drafted. Try again.': 'Лекала не удалось построить. Попробуйте ещё раз.',
  'This project has no looks yet.': 'В этом проекте пока нет образов.',
  'Undo on the pattern': 'Отменить в лекалах',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}}: здесь это не кроится из плоской ткани, поэтому лекал нет.',
  '{{name}} is in the bin': '{{name}} в корзине',
  '{{number}} × in pairs, {{cloth}}': '{{number}} шт., парами, {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} шт., {{cloth}}',
}
