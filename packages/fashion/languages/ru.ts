/** Refusals in Russian, by their English sentence. */
export const ru: Readonly<Record<string, string>> = {
  'Please login and try again~': 'Войдите и попробуйте ещё раз~',
  'Please log in or upgrade to use this': 'Чтобы пользоваться этим, войдите или перейдите на другой тариф',
  'This is not here: it may have been deleted, or the address is wrong':
    'Здесь этого нет: возможно, оно удалено или адрес неверен',
  'Something went wrong on our side. Nothing was lost; please try again':
    'У нас что-то пошло не так. Ничего не потеряно; попробуйте ещё раз',
  'This took longer than a minute and was stopped. Please try again':
    'Это заняло больше минуты и было остановлено. Попробуйте ещё раз',
  'This request was already sent with other contents': 'Этот запрос уже был отправлен с другим содержимым',
  'This was changed in another window. Reload to see the newer version':
    'Это изменили в другом окне. Обновите страницу, чтобы увидеть новую версию',
  '{field} is required': 'Поле {field} обязательно',
  '{field} must be of another kind: {rule}': 'Поле {field} должно быть другого типа: {rule}',
  '{field} must have at least {least} characters': 'В поле {field} должно быть не менее {least} символов',
  '{field} may have at most {most} characters': 'В поле {field} может быть не более {most} символов',
  '{field} must be at least {least}': 'Значение {field} должно быть не меньше {least}',
  '{field} may be at most {most}': 'Значение {field} может быть не больше {most}',
  '{field} needs at least {least} entries': 'В поле {field} нужно не менее {least} элементов',
  '{field} may have at most {most} entries': 'В поле {field} может быть не более {most} элементов',
  '{field} must be one of: {rule}': '{field} должно быть одним из: {rule}',
  '{field} does not have the right form': 'Поле {field} заполнено неверно',
  '{field} is not known here': 'Поле {field} здесь неизвестно',
  'The request could not be read as JSON': 'Запрос не удалось прочитать как JSON',
  'Enter an email address like name@example.com': 'Введите адрес почты вида name@example.com',
  'An account with this email exists already': 'Учётная запись с этой почтой уже есть',
  'The email or the password is not right': 'Неверная почта или пароль',
  'The present password is not right': 'Текущий пароль неверен',
  'Too many attempts. Please wait {minutes} minutes': 'Слишком много попыток. Подождите {minutes} мин.',
  'At most {most} access tokens; revoke one first': 'Не более {most} токенов доступа; сначала отзовите один',
  'Login is temporarily out of service': 'Вход временно недоступен',
  'You can only upload Image file!': 'Загружать можно только изображения!',
  'The picture is larger than {most} MB': 'Изображение больше {most} МБ',
  'The picture has more than {most} million pixels; please send a smaller one':
    'В изображении больше {most} млн пикселей; отправьте меньшее',
  'The picture is cut off or damaged; please save it again and retry':
    'Изображение обрезано или повреждено; сохраните его заново и повторите',
  'Moving pictures cannot be used; please send a still one': 'Анимация не подходит; отправьте неподвижное изображение',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'В файле не только изображение; сохраните его как обычный PNG или JPEG',
  'The upload failed. Nothing was stored; please try again':
    'Загрузка не удалась. Ничего не сохранено; попробуйте ещё раз',
  'No picture arrived with the request': 'С запросом не пришло изображение',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'В пробной версии не более {most} изображений. Оформите подписку, чтобы загрузить больше',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'На изображении не найдено изделие; выберите одно изделие на ровном фоне',
  'This board holds at most {most}; the rest was not added':
    'На этой доске помещается не более {most}; остальное не добавлено',
  'Choose 1 to {most} mannequins': 'Выберите от 1 до {most} манекенов',
  'At least one mannequin must match the gender of the project':
    'Хотя бы один манекен должен соответствовать полу проекта',
  'Choose at least one mannequin': 'Выберите хотя бы один манекен',
  'Choose at least one colour': 'Выберите хотя бы один цвет',
  'The colour code {code} was not found': 'Код цвета {code} не найден',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} — не цвет: напишите #rrggbb или код вида 19-4052',
  'Give the project a name': 'Дайте проекту название',
  'You need {needed} credits and have {left}': 'Нужно кредитов: {needed}, у вас {left}',
  'This is not part of the trial. Subscribe to use it': 'Это не входит в пробную версию. Оформите подписку',
  'This task has already ended': 'Эта задача уже завершена',
  'One image failed to generate': 'Не удалось создать одно изображение',
  'The file could not be exported': 'Файл не удалось экспортировать',
  'This file is not a Toile design: {rule}': 'Этот файл — не дизайн Toile: {rule}',
  'No figure was found in the picture': 'На изображении не найдена фигура',
  'Look at the points of this mannequin before it is used':
    'Проверьте точки этого манекена, прежде чем использовать его',
  'The outline holds nothing; draw it around the garment': 'Контур пуст; обведите им изделие',
  'Describe in words what is to be made': 'Опишите словами, что создать',
  'Describe the mood in words or choose at least one colour':
    'Опишите настроение словами или выберите хотя бы один цвет',
  'Choose a category, a sketch, or describe the garment in words':
    'Выберите категорию, эскиз или опишите изделие словами',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'Эскизы состоят из изделий; назовите одно, например блузу или пальто',
  'Choose at least one picture': 'Выберите хотя бы одно изображение',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'В этом тексте не прочитано ни одного пожелания; назовите мотив, цвет или настроение либо выберите изображение',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'На изображении ничего не выделяется; обведите предмет рамкой или отметьте, что оставить',
  'The picture is too small; it needs at least {least} pixels a side':
    'Изображение слишком маленькое; нужно не меньше {least} пикселей по стороне',
  'Write at least one text': 'Напишите хотя бы один текст',
  'A slogan holds at most {most} texts': 'В слогане не больше {most} текстов',
  'No font here has these letters: {letters}': 'Ни в одном шрифте нет этих букв: {letters}',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'Принт записывается до {most} на {most} см при 300 dpi; уменьшите его',
  'An enlarged print has at most {most} pixels a side': 'У увеличенного принта не больше {most} пикселей по стороне',
  'Only prints can be enlarged': 'Увеличивать можно только принты',
}
