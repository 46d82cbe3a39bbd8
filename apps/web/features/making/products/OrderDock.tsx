import { SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { account } from '@toile/contract/features/account.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { products } from '@toile/contract/features/products.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flushLooks } from '../../../shared/open/looks/openLooks.ts'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import styles from './shot/shot.module.css'

interface OrderDockProps {
  projectId: string
  chosen: readonly DesignEntry[]
  isAllLiked: boolean
  shot: Shot
  /** Nothing of the look can be shown. */
  nothing: boolean
}

const most = limits.products

/** Orders the pictures: how many of each look, and the price on the button (look.md C1). */
export function OrderDock({ projectId, chosen, isAllLiked, shot, nothing }: OrderDockProps) {
  const { t } = useTranslation()
  const [results, setResults] = useState(1)
  const [sameScale, setSameScale] = useState(true)
  const [settling, setSettling] = useState(false)
  const { data: left } = useCall(account.credits, {}, { saidByScreen: true })
  const order = useSend(products.order, {
    makesOld: [tasks.listTasks, products.list, account.credits],
    onDone: ({ leftOut }) => {
      for (const { says } of leftOut) toasts.warn(says)
    },
  })
  const pictures = chosen.length * results
  const price = pictures * most.credits
  const lacks = nothing
    ? t('Nothing of this look can be shown.')
    : pictures > most.pictures
      ? t('One order takes {{number}} pictures at most.', { number: most.pictures })
      : left !== undefined && left < price
        ? t('You have {{left}} credits; this takes {{price}}.', { left, price })
        : null
  const send = async () => {
    setSettling(true)
    await flushLooks().finally(() => setSettling(false))
    order.send({
      projectId,
      ...(isAllLiked ? { liked: true } : { designIds: chosen.map(({ id }) => id) }),
      shot,
      results,
      sameScale: chosen.length > 1 && sameScale,
    })
  }
  return (
    <section className={styles.dock} aria-label={t('Order of pictures')}>
      <div className={styles.many}>
        <span>{t('Of each look')}</span>
        <SegmentedControl
          aria-label={t('Pictures of each look')}
          value={String(results)}
          onChange={(value) => setResults(Number(value))}
          data={Array.from({ length: most.results }, (_, i) => String(i + 1))}
        />
        {chosen.length > 1 && (
          <Switch
            label={t('In true size to each other')}
            checked={sameScale}
            onChange={({ currentTarget }) => setSameScale(currentTarget.checked)}
          />
        )}
      </div>
      <MainButton orders lacks={lacks} loading={settling || order.busy} onClick={() => void send()}>
        {`${t('Take pictures: {{number}}', { number: pictures })} · ${t('{{count}} credits', { count: price })}`}
      </MainButton>
    </section>
  )
}
