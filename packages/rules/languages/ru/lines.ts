import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'Образ точно знает, из чего он состоит: скрытые части рисуются целиком, принты не попадают в линии.',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'Образ, фотография или рисунок превращается в линейные рисунки — по одному на каждую вещь.',
  'Alike on both sides': 'Одинаково с обеих сторон',
  'As PNG': 'PNG',
  'As SVG, with its layers': 'SVG со слоями',
  'By its left side': 'По левой стороне',
  'By its right side': 'По правой стороне',
  'Close the line': 'Замкнуть линию',
  'Complete what is hidden': 'Дорисовать скрытое',
  'Correct {{name}}': 'Исправить: {{name}}',
  'Delete the line': 'Удалить линию',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.':
    'Двигайте рисунок под лупой; Ctrl и колесо меняют масштаб.',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    'Проведите линию: она станет несколькими чистыми кривыми. С клавиатуры: стрелки двигают, пробел опускает и поднимает перо.',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    'Перетащите сюда изображение наряда: рисунок, технический эскиз или фотографию одного человека.',
  'Garment by garment is drawn.': 'Рисуется вещь за вещью.',
  'Garments that come near': 'Близкие вещи',
  'Handle after point {{number}}': 'Рычаг после точки {{number}}',
  'Handle before point {{number}}': 'Рычаг перед точкой {{number}}',
  Join: 'Соединить',
  Layer: 'Слой',
  'Layers that are shown': 'Показанные слои',
  'No garment of the catalogue comes near to this drawing.': 'Ни одна вещь каталога не близка к этому рисунку.',
  'Open as a garment': 'Открыть как вещь',
  'Open as a garment that can be changed': 'Открыть как вещь, которую можно менять',
  'Open as a garment: {{garment}}': 'Открыть как вещь: {{garment}}',
  'Open {{name}} in the canvas': 'Открыть {{name}} на холсте',
  'Or one of your liked looks': 'Или один из понравившихся образов',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    'Нажмите на линию, чтобы выбрать её, и тяните её точки. На рисунке стрелки влево и вправо переходят от линии к линии, Enter — к её точкам, Delete удаляет её.',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    'Нажмите на две линии: они соединятся ближайшими концами. Одна и та же дважды замкнётся.',
  'Redo on the drawing': 'Повторить на рисунке',
  'Set upright': 'Поставить прямо',
  Smooth: 'Сгладить',
  'Take apart': 'Разобрать',
  'Take apart again': 'Разобрать ещё раз',
  'Taken apart before': 'Разобрано раньше',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'Рисунки появятся здесь, по одному на каждую вещь: их можно отметить, исправить, надеть или скачать.',
  'The line': 'Линия',
  'The next line': 'Следующая линия',
  'The pen: arrow keys move, Space sets down and lifts': 'Перо: стрелки двигают, пробел опускает и поднимает',
  'The picked line': 'Выбранная линия',
  'The picture that it was taken from': 'Изображение, с которого он снят',
  'To the line drawings': 'К линейным рисункам',
  'Undo on the drawing': 'Отменить на рисунке',
  'Upload a picture to take apart': 'Загрузить изображение для разбора',
  'What {{name}} is': 'Что такое {{name}}',
  '{{name}} is in the library as a sketch': '{{name}} — в библиотеке как эскиз',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}, линий: {{number}}. Стрелки влево и вправо выбирают линию',
}
