import type { Asks } from '@toile/contract/call.ts'
import { account } from '@toile/contract/features/account.ts'
import { films } from '@toile/contract/features/films.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { Film, Take } from '@toile/craft/films/film.ts'
import { filmCredits } from '@toile/craft/films/filmCredits.ts'
import { filmMinutes } from '@toile/craft/films/filmMinutes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flushLooks } from '../../../shared/open/looks/openLooks.ts'
import { actions } from '../../../shell/actions/action.ts'
import { keyNames, onMac } from '../../../shell/actions/keys.ts'
import { useAway } from '../../../shell/calls/useAway.ts'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { asksFirst, ConfirmFilm } from './ConfirmFilm.tsx'
import { filmsOf } from './filmOf.ts'
import styles from './films.module.css'
import { lacksOf } from './lacksOf.ts'
import { rememberOrdered } from './results/orderedFilms.ts'

interface FilmDockProps {
  /** How many looks or pictures are filmed, and of how many of them nothing can be seen. */
  looks: number
  hidden: number
  /** Which they are. */
  asked: Omit<Asks<typeof films.order>, 'take'>
  take: Take
  /** The film that is seen. */
  film: Film
  /** Why no look can move so, already translated. */
  whyNot: string | null
}

/** Orders the films: the price on the button, what is missing beside it, and how long it takes before it is paid (look.md C1, C2, C34). */
export function FilmDock({ looks, hidden, asked, take, film, whyNot }: FilmDockProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [settling, setSettling] = useState(false)
  const away = useAway()
  const { data: left } = useCall(account.credits, {}, { saidByScreen: true })
  const order = useSend(films.order, {
    makesOld: [tasks.listTasks, films.list, account.credits],
    onDone: ({ taskId, films: number, leftOut }) => {
      rememberOrdered(taskId, { film, films: number })
      for (const { says } of leftOut) toasts.warn(says)
    },
  })
  const number = filmsOf(take.staging, looks)
  const price = filmCredits(looks, take.seconds)
  const minutes = filmMinutes(Math.round(take.seconds * take.rate) * looks)
  const missing = lacksOf({ staging: take.staging, looks, hidden, price, left })
  const lacks = missing ? t(missing.label, missing.blanks) : whyNot
  const busy = settling || order.busy
  const send = async (agreed = false) => {
    if (lacks || away || busy) return
    if (!agreed && asksFirst()) return setAsking(true)
    setAsking(false)
    setSettling(true)
    await flushLooks().finally(() => setSettling(false))
    order.send({ ...asked, take })
  }
  const press = useEffectEvent(() => void send())
  useEffect(
    () =>
      actions.add([
        {
          id: 'orderFilm',
          label: 'Make the film',
          group: 'Product video',
          keys: 'mod+enter',
          whileTyping: true,
          run: () => press(),
        },
      ]),
    [],
  )
  const says = `${t('Make films: {{number}}', { number })} · ${t('{{count}} credits', { count: price })}`
  return (
    <section className={styles.dock} aria-label={t('Order of films')}>
      <p className={styles.takes}>{t('Ready in {{number}} minutes at most', { number: minutes })}</p>
      <MainButton
        orders
        lacks={lacks}
        loading={busy}
        title={keyNames('mod+enter', onMac()).join(' ')}
        onClick={() => void send()}
      >
        {says}
      </MainButton>
      {asking && (
        <ConfirmFilm minutes={minutes} orders={says} onStay={() => setAsking(false)} onOrder={() => void send(true)} />
      )}
    </section>
  )
}
