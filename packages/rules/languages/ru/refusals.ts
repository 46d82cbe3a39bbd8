import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'Бренд измеряется не менее чем по {least} изображениям',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'Бриф — это файл в формате текста, Markdown, PDF или Word; это ни один из них',
  'A canvas holds at most {most} layers; merge some first':
    'На холсте не больше {most} слоёв; сначала объедините некоторые',
  'A garment holds at most {most} elements and regions; take some off first':
    'На одном изделии не больше {most} элементов и областей; сначала снимите лишние',
  'A group cannot be put into itself': 'Группу нельзя поместить в саму себя',
  'A look holds at most {most} garments; take one off first': 'В образе не больше {most} вещей; сначала снимите одну',
  'A look holds at most {most} named versions; take the name off one of them first':
    'У образа не больше {most} названных версий; сначала снимите название с одной из них',
  'A palette file may have at most {most} MB': 'Файл палитры может быть не больше {most} МБ',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'Часть рисунка должна быть файлом PNG размером {side} на {side} пикселей, 8 бит, с прозрачностью',
  'A piece of this painting is damaged. Nothing was taken in': 'Часть этого рисунка повреждена. Ничего не загружено',
  'A piece of this painting is missing. Nothing was taken in': 'Части этого рисунка не хватает. Ничего не загружено',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'Принт записывается до {most} на {most} см при 300 dpi; уменьшите его',
  'A show has at most {most} looks; choose fewer': 'В показе не больше {most} образов; выберите меньше',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    'Сторона изображения — не более {most} пикселей; отправьте меньшее',
  'A slogan holds at most {most} texts': 'В слогане не больше {most} текстов',
  'A tag may have at most {most} characters': 'В метке может быть не больше {most} знаков',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'В пробной версии не более {most} изображений. Оформите подписку, чтобы загрузить больше',
  'All garments of this look are hidden; show one of them first':
    'Вся одежда этого образа скрыта; сначала покажите хотя бы одну вещь',
  'An enlarged print has at most {most} pixels a side': 'У увеличенного принта не больше {most} пикселей по стороне',
  'An entry holds at most {most} tags': 'У одной записи не больше {most} меток',
  'At least one mannequin must match the gender of the project':
    'Хотя бы один манекен должен соответствовать полу проекта',
  'At most {most} access tokens; revoke one first': 'Не более {most} токенов доступа; сначала отзовите один',
  'At most {most} brands; delete one first': 'Не больше {most} брендов; сначала удалите один',
  'At most {most} brushes of your own; take one away first':
    'Не больше {most} собственных кистей; сначала уберите одну',
  'At most {most} files at once; send the others afterwards':
    'За один раз не больше {most} файлов; остальные отправьте потом',
  'At most {most} paintings; put one into the bin first':
    'Не больше {most} рисунков; сначала переместите один в корзину',
  'At most {most} patterns; put one into the bin first': 'Не больше {most} лекал; сначала уберите одно в корзину',
  'Choose 1 to {most} mannequins': 'Выберите от 1 до {most} манекенов',
  'Choose a category, a sketch, or describe the garment in words':
    'Выберите категорию, эскиз или опишите изделие словами',
  'Choose at least one colour': 'Выберите хотя бы один цвет',
  'Choose at least one look': 'Выберите хотя бы один образ',
  'Choose at least one mannequin': 'Выберите хотя бы один манекен',
  'Choose at least one picture': 'Выберите хотя бы одно изображение',
  'Choose the picture that is the ground': 'Выберите картинку для фона',
  'Declare that you hold the rights in these pictures': 'Подтвердите, что у вас есть права на эти изображения',
  'Describe in words what is to be made': 'Опишите словами, что создать',
  'Describe the mood in words or choose at least one colour':
    'Опишите настроение словами или выберите хотя бы один цвет',
  'Enter an email address like name@example.com': 'Введите адрес почты вида name@example.com',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF и последовательности PNG делаются из фильмов не длиннее {most} кадров; выберите MP4 или фильм короче',
  'Give the project a name': 'Дайте проекту название',
  'Liked looks and own mannequins stay in their part of the library':
    'Понравившиеся образы и собственные манекены остаются в своей части библиотеки',
  'Liquify failed; the layer is as it was before': 'Пластика не удалась; слой остался прежним',
  'Liquify is not ready yet; please try again in a moment': 'Пластика ещё не готова; попробуйте снова через мгновение',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'Пластика сдвигает краску: сначала растрируйте слой «{name}»',
  'Login is temporarily out of service': 'Вход временно недоступен',
  'Look at the points of this mannequin before it is used':
    'Проверьте точки этого манекена, прежде чем использовать его',
  'Many files are being read at the moment; please try again in a minute':
    'Сейчас читается много файлов; повторите через минуту',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    'Сегодня из вашей сети отправлено больше {most} МБ; продолжите завтра',
  'Moving pictures cannot be used; please send a still one': 'Анимация не подходит; отправьте неподвижное изображение',
  'No figure was found in the picture': 'На изображении не найдена фигура',
  'No font here has these letters: {letters}': 'Ни в одном шрифте нет этих букв: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'На этом изображении не найдено одежды; выберите другое или отметьте вещь штрихом',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'На изображении не найдено изделие; выберите одно изделие на ровном фоне',
  'No look of this project is liked yet; like one first':
    'В этом проекте ещё нет понравившихся образов; сначала отметьте хотя бы один',
  'No picture arrived with the request': 'С запросом не пришло изображение',
  'None of these has a picture to pack': 'Среди них нет изображений, которые можно собрать',
  'Nothing in the picture belongs to this region; choose more of it':
    'В изображении нет ничего из этой области; выберите её шире',
  'Nothing is drawn: at least one line segment is needed': 'Ничего не нарисовано: нужен хотя бы один отрезок линии',
  'Nothing is selected there; the selection stays as it was': 'Там нечего выделить; выделение осталось прежним',
  'Nothing of the picture would be left; choose a larger part of it':
    'От изображения ничего не останется; выберите большую часть',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'В этом тексте не прочитано ни одного пожелания; назовите мотив, цвет или настроение либо выберите изображение',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'На изображении ничего не выделяется; обведите предмет рамкой или отметьте, что оставить',
  'One ZIP holds at most {most} MB; choose fewer pictures':
    'В одном ZIP не больше {most} МБ; выберите меньше изображений',
  'One image failed to generate': 'Не удалось создать одно изображение',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    'В одном заказе не больше {most} фильмов; выберите меньше образов или снимите их одним показом',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    'В одном заказе не больше {most} картинок; выберите меньше образов или меньше вариантов',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'Изгибать можно только живопись: сначала растрируйте слой «{name}»',
  'Only prints can be enlarged': 'Увеличивать можно только принты',
  'Only what is in the bin can be deleted for good': 'Навсегда можно удалить только то, что лежит в корзине',
  'Parts of this painting did not arrive as they were sent; please try again':
    'Части этого рисунка дошли не такими, какими были отправлены; попробуйте ещё раз',
  'Please log in or upgrade to use this': 'Чтобы пользоваться этим, войдите или перейдите на другой тариф',
  'Please login and try again~': 'Войдите и попробуйте ещё раз~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'На этом изображении несколько человек; выберите изображение с одним человеком или отметьте нужного',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'Эскизы состоят из изделий; назовите одно, например блузу или пальто',
  'Something went wrong on our side. Nothing was lost; please try again':
    'У нас что-то пошло не так. Ничего не потеряно; попробуйте ещё раз',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Файл Photoshop обрывается или повреждён. Ничего не загружено; сохраните его заново',
  'The collection file holds more than is taken in: {rule}': 'В файле коллекции больше, чем принимается: {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'Файл коллекции повреждён: {rule}. Ничего не импортировано; экспортируйте его заново',
  'The colour code {code} was not found': 'Код цвета {code} не найден',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'Цвета этого файла Photoshop — {mode}; переведите его в RGB и сохраните заново',
  'The description': 'Описание',
  'The email address': 'Адрес почты',
  'The email or the password is not right': 'Неверная почта или пароль',
  'The file could not be exported': 'Файл не удалось экспортировать',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'В файле не только изображение; сохраните его как обычный PNG или JPEG',
  'The file is cut off or damaged; save it again and retry':
    'Файл обрезан или повреждён; сохраните его заново и повторите',
  'The file is empty; it has 0 bytes': 'Файл пуст: в нём 0 байт',
  'The file is larger than {most} MB': 'Файл больше {most} МБ',
  'The form with the file could not be read; please send it again':
    'Не удалось прочитать форму с файлом; отправьте её ещё раз',
  'The layer could not be rasterized; it is as it was before': 'Не удалось растрировать слой; он остался прежним',
  'The layer “{name}” is fixed; release it first': 'Слой «{name}» закреплён; сначала освободите его',
  'The layer “{name}” is hidden; show it to paint on it': 'Слой «{name}» скрыт; покажите его, чтобы рисовать на нём',
  'The layer “{name}” is pinned and keeps its place in the order':
    'Слой «{name}» приколот и сохраняет своё место в порядке',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'Слой «{name}» — фон: он остаётся, и остаётся внизу',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'В слоях этого файла вместе больше {most} млн пикселей; сведите некоторые из них',
  'The list of words': 'Список слов',
  'The name': 'Название',
  'The outline holds nothing; draw it around the garment': 'Контур пуст; обведите им изделие',
  'The painting holds more than can be opened: {part}': 'В рисунке больше, чем можно открыть: {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    'Рисунок обрывается или повреждён: {part}. Ничего не загружено; сохраните его заново',
  'The palette file holds no colours': 'В файле палитры нет цветов',
  'The palette file is cut off or damaged; please save it again and retry':
    'Файл палитры обрезан или повреждён; сохраните его заново и повторите',
  'The password': 'Пароль',
  'The picture has more than {most} million pixels; please send a smaller one':
    'В изображении больше {most} млн пикселей; отправьте меньшее',
  'The picture is cut off or damaged; please save it again and retry':
    'Изображение обрезано или повреждено; сохраните его заново и повторите',
  'The picture is larger than {most} MB': 'Изображение больше {most} МБ',
  'The picture is too small; it needs at least {least} pixels a side':
    'Изображение слишком маленькое; нужно не меньше {least} пикселей по стороне',
  'The present password is not right': 'Текущий пароль неверен',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    'В отпечатке было бы больше {most} млн пикселей; выберите меньший размер или 150 dpi',
  'The request could not be read as JSON': 'Запрос не удалось прочитать как JSON',
  'The request holds more values than can be read at once': 'В запросе больше значений, чем можно прочитать за раз',
  'The request is larger than {most} kB': 'Запрос больше {most} кБ',
  'The request is nested deeper than {most} levels': 'Вложенность запроса больше {most} уровней',
  'The search': 'Запрос',
  'The sides of a canvas are between 1 and {most} pixels': 'Стороны холста — от 1 до {most} пикселей',
  'The slogan': 'Слоган',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'Студия сейчас не может связаться со своей базой данных. Ничего не потеряно, попробуйте ещё раз',
  'The text': 'Текст',
  'The upload failed. Nothing was stored; please try again':
    'Загрузка не удалась. Ничего не сохранено; попробуйте ещё раз',
  'There are no words in this file': 'В этом файле нет слов',
  'There is no layer of paint below to merge with': 'Ниже нет слоя с рисунком, с которым можно объединить',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    'Нет места, чтобы это сохранить. Ничего не изменено и не потеряно; попробуйте снова, когда место появится',
  'There is nothing on this board to print yet': 'На этой доске ещё нечего печатать',
  'There is nothing on this layer yet': 'На этом слое ещё ничего нет',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'Эти четыре угла ничего не охватывают; начните с верхнего левого и идите по часовой стрелке',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'В этом PDF только изображения страниц без текста; отправьте сам текст или PDF с текстом',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'В этом файле Photoshop {bits} бит на канал; переведите его в 8 и сохраните заново',
  'This Word file holds macros; save it as .docx without them':
    'В этом файле Word есть макросы; сохраните его как .docx без них',
  'This board holds at most {most}; the rest was not added':
    'На этой доске помещается не более {most}; остальное не добавлено',
  'This collection was written by a newer Toile; update this one first':
    'Эта коллекция записана более новой версией Toile; сначала обновите эту',
  'This file has more than {most} layers; merge some of them':
    'В этом файле больше {most} слоёв; сведите некоторые из них',
  'This file is locked with a password; save it without one and send it again':
    'Файл защищён паролем; сохраните его без пароля и отправьте снова',
  'This file is no longer kept; please choose it again': 'Этот файл больше не хранится; выберите его ещё раз',
  'This file is no longer kept; please export it again': 'Этот файл больше не хранится; экспортируйте его ещё раз',
  'This file is not a Toile design: {rule}': 'Этот файл — не дизайн Toile: {rule}',
  'This file unpacks to more than can be read; send the text alone':
    'Распакованный файл больше, чем можно прочитать; отправьте только текст',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'В этом формате помещается один образ; чтобы снять образы рядом, выберите широкий',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'Эта вещь здесь не кроится и не шьётся из плоской ткани, поэтому лекал для неё нет',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'Это большой файл Photoshop (PSB); сохраните его как PSD и отправьте снова',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    'Это файл {kind}; изображения принимаются в PNG, JPEG или WebP',
  'This is an old Word file; save it as .docx and send it again':
    'Это старый файл Word; сохраните его как .docx и отправьте снова',
  'This is not a Photoshop file (PSD) that can be read': 'Это не файл Photoshop (PSD), который можно прочитать',
  'This is not a Toile collection file; choose one that Toile exported':
    'Это не файл коллекции Toile; выберите файл, сохранённый из Toile',
  'This is not a painting of Toile; choose a file that Toile saved':
    'Это не рисунок Toile; выберите файл, сохранённый в Toile',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    'Эту палитру здесь прочитать нельзя; отправьте файл ASE, ACO, GPL или CSV',
  'This is not here: it may have been deleted, or the address is wrong':
    'Здесь этого нет: возможно, оно удалено или адрес неверен',
  'This is not part of the trial. Subscribe to use it': 'Это не входит в пробную версию. Оформите подписку',
  'This layer has no mask': 'У этого слоя нет маски',
  'This layer is not here any more': 'Этого слоя здесь больше нет',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'На этом слое нельзя рисовать; выберите слой для рисования или растрируйте его',
  'This list cannot be continued from there; load it again':
    'Список нельзя продолжить с этого места; загрузите его снова',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'Этот образ — воссозданная работа: её можно переработать, но не менять вручную',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'Этот образ известен только спереди и не может повернуться; выберите движение лицом к зрителю',
  'This look stands flat as a drawing; give it a pose before it moves':
    'Этот образ нарисован плоско; сначала задайте ему позу',
  'This look was deleted; restore it to work on it': 'Этот образ удалён; восстановите его, чтобы работать с ним',
  'This motion is for children': 'Это движение для детей',
  'This motion opens a coat or jacket; none here hangs open':
    'Движение распахивает пальто или жакет, а здесь распахнуть нечего',
  'This motion swings a wide skirt or dress; this look has none':
    'Движение раскачивает широкую юбку или платье, а в образе их нет',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'Этот рисунок слишком велик, чтобы его сохранить: объедините слои или уменьшите лист',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'В этом рисунке назван слой, которого нет, или один слой дважды. Ничего не загружено',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'Это изображение слишком тяжёлое, чтобы его открыть; сохраните его заново как обычный PNG или JPEG',
  'This region covers nothing; draw a closed outline round some cloth':
    'Эта область ничего не покрывает; обведите ткань замкнутым контуром',
  'This request came from the page of another site and was not carried out':
    'Этот запрос пришёл со страницы другого сайта и не был выполнен',
  'This request was already sent with other contents': 'Этот запрос уже был отправлен с другим содержимым',
  'This studio is for people with an account. Please sign in':
    'Эта студия открыта только для людей с аккаунтом. Пожалуйста, войдите',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'Эта студия не делает WebM: для него нужен подходящий ffmpeg; выберите MP4, GIF или PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'В этой студии нельзя зарегистрироваться самостоятельно. Попросите аккаунт у тех, кто ею управляет',
  'This task has already ended': 'Эта задача уже завершена',
  'This took longer than a minute and was stopped. Please try again':
    'Это заняло больше минуты и было остановлено. Попробуйте ещё раз',
  'This was already done and is not done a second time': 'Это уже сделано и второй раз выполняться не будет',
  'This was changed in another window. Reload to see the newer version':
    'Это изменили в другом окне. Обновите страницу, чтобы увидеть новую версию',
  'This was saved by a newer Toile; update this one first':
    'Это сохранено более новой версией Toile; сначала обновите эту',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'От изображения остаётся слишком мало, чтобы заполнить это место; отметьте часть поменьше',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    'Слишком частые попытки. Подождите {seconds} с и попробуйте снова',
  'Too many attempts. Please wait {minutes} min': 'Слишком много попыток. Подождите {minutes} мин.',
  'Too many people are signing in right now. Please try again in a moment':
    'Сейчас входит слишком много людей. Попробуйте ещё раз чуть позже',
  'What is shown reaches this side of the picture; add room at another one':
    'Предмет доходит до этого края изображения; добавьте место с другой стороны',
  'Write a name for the tag': 'Напишите название метки',
  'Write at least one text': 'Напишите хотя бы один текст',
  'You can only upload Image file!': 'Загружать можно только изображения!',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'У вас уже есть аккаунт с этим адресом. Войдите в него; работа посетителя в него не переносится',
  'You need {needed} credits and have {left}': 'Нужно кредитов: {needed}, у вас {left}',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'Ваши файлы заняли все {most} МБ; удалите часть, чтобы освободить место',
  'Your name': 'Ваше имя',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} — не цвет: напишите #rrggbb или код вида 19-4052',
  '{count} parts of this painting have not arrived yet': 'Ещё не дошло частей этого рисунка: {count}',
  '{field} does not have the right form': 'Поле «{field}» заполнено неверно',
  '{field} is not known here': 'Поле «{field}» здесь неизвестно',
  '{field} is required': 'Поле «{field}» обязательно',
  '{field} may be at most {most}': 'Значение «{field}» может быть не больше {most}',
  '{field} may have at most {most} characters': 'В поле «{field}» может быть не более {most} символов',
  '{field} may have at most {most} entries': 'В поле «{field}» может быть не более {most} элементов',
  '{field} must be at least {least}': 'Значение «{field}» должно быть не меньше {least}',
  '{field} must be of another kind: {rule}': 'Поле «{field}» должно быть другого типа: {rule}',
  '{field} must be one of: {rule}': 'Поле «{field}» должно быть одним из: {rule}',
  '{field} must have at least {least} characters': 'В поле «{field}» должно быть не менее {least} символов',
  '{field} needs at least {least} entries': 'В поле «{field}» нужно не менее {least} элементов',
  '{garment} has no setting that is called {knob}': '{garment}: нет настройки «{knob}»',
  '{knob} of {garment} is one of these: {rule}': '{garment}, «{knob}»: возможно только {rule}',
  '{knob} of {garment} must lie between {least} and {most}': '{knob} ({garment}) должно быть от {least} до {most}',
  '{most} files of yours are being made already; wait for one or cancel it':
    'Уже готовится файлов: {most}; дождитесь одного из них или отмените его',
  '{name} could not be drawn; it costs nothing': '{name} не удалось нарисовать; это ничего не стоит',
  '{name} is left out: all of its garments are hidden': '{name} пропущен: вся его одежда скрыта',
  '{name} is left out: it cannot move so': '{name} пропущен: он не может так двигаться',
  '{name} is left out: no garment was found in it': '{name} не используется: на изображении не найдено одежды',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} не используется: мы не уверены, что это за вещь. Выберите категорию на доске эскизов',
}
