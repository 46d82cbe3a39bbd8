import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': 'Назад',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    'Проверьте адрес ещё раз: возможно, в нём опечатка или страницы больше нет.',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    'Работы продлятся до {{time}}. Всё созданное вами в сохранности; эта страница покажет, когда мы откроемся.',
  'No maintenance is under way.': 'Сейчас обслуживание не ведётся.',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    'Возможно, адрес неверен или страница доступна людям с другими правами. Их может дать администратор.',
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    'Возможно, адрес неверен или странице нужен аккаунт. Войдите, и мы откроем её.',
  'There is no page at this address': 'По этому адресу нет страницы',
  'There is nothing here for you to open': 'Здесь для вас ничего нет',
  'This screen is still being made, so nothing of yours is kept here yet.':
    'Этот экран ещё создаётся, поэтому ваших данных здесь пока нет.',
  'To the Square': 'На площадь',
  'To your designs': 'К вашим дизайнам',
  'Toile is open': 'Toile открыта',
  'Toile is under maintenance': 'Toile на обслуживании',
}
