import { SegmentedControl } from '@mantine/core'
import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../../shell/exports/exports.ts'
import { fileName } from '../../../../shell/exports/fileName.ts'
import { lazyPart } from '../../../../shell/lazyPart.ts'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import { AllOrLiked, type Seen } from '../../parts/AllOrLiked.tsx'
import { PackLiked } from '../../parts/PackLiked.tsx'
import { useToldOrders } from '../../parts/useToldOrders.ts'
import { OrderState } from './OrderState.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import { ProductCard } from './ProductCard.tsx'
import styles from './results.module.css'
import { listOf, toCome, useProducts } from './useProducts.ts'

const RelightDialog = lazyPart('products', async () => (await import('../relight/RelightDialog.tsx')).RelightDialog)

interface ResultsPartProps {
  projectId: string
  /** The name of the project, for its files. */
  name: string
  onEdit: (entry: ProductEntry) => void
}

const lists = [
  { id: 'toProductImage', label: 'Product images' },
  { id: 'relight', label: 'Relit pictures' },
] as const

/** What was made, as a list and a liked list each: product images and relit pictures (requirements S3.10, S4.03). */
export function ResultsPart({ projectId, name, onEdit }: ResultsPartProps) {
  const { t } = useTranslation()
  const { entries, known, error, again, orders } = useProducts(projectId)
  const [list, setList] = useState<ProductEntry['list']>('toProductImage')
  const [only, setOnly] = useState<Seen>('all')
  const { told, dismiss } = useToldOrders(orders)
  const [opened, setOpened] = useState<{ entry: ProductEntry; as: 'large' | 'relit' } | null>(null)
  const present = entries.filter(({ state }) => state !== 'deleted')
  const listed = present.filter((entry) => entry.list === list)
  const shown = listed.filter(({ state }) => only === 'all' || state === 'liked')
  const waiting = told.filter((task) => listOf(task) === list).reduce((sum, task) => sum + toCome(task, entries), 0)
  const liked = listed.filter(({ state }) => state === 'liked').length
  return (
    <section className={styles.results} aria-label={t('Results')}>
      <header className={styles.head}>
        <SegmentedControl
          aria-label={t('Which pictures')}
          value={list}
          onChange={(id) => setList(id === 'relight' ? 'relight' : 'toProductImage')}
          data={lists.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        <AllOrLiked only={only} onOnly={setOnly} />
        <PackLiked
          none={liked === 0}
          onPack={() =>
            void exports.order(
              products.pack,
              { projectId, list, only: 'liked' },
              `${fileName(name)}.zip`,
              async () => {},
            )
          }
        >
          {t('The liked ones as a ZIP with a contact sheet')}
        </PackLiked>
      </header>
      {told.map((task) => (
        <OrderState key={task.id} task={task} onDismiss={() => dismiss(task.id)} />
      ))}
      {error && <TryAgain error={error} onAgain={again} />}
      {known && shown.length + waiting === 0 && (
        <p className={styles.none}>
          {only === 'liked'
            ? t('What you like stands here and in the library.')
            : t('Pictures appear here one by one, to be liked, relit, edited or downloaded.')}
        </p>
      )}
      <ul className={styles.grid} aria-label={t('Pictures')} aria-busy={waiting > 0}>
        {Array.from({ length: only === 'all' ? waiting : 0 }, (_, i) => (
          <li key={`waiting ${i}`} className={styles.card} aria-hidden>
            <div className={styles.frame} data-waits />
            <div className={styles.line} />
          </li>
        ))}
        {shown.map((entry) => (
          <ProductCard
            key={entry.id}
            entry={entry}
            onOpen={() => setOpened({ entry, as: 'large' })}
            onRelight={() => setOpened({ entry, as: 'relit' })}
            onEdit={() => onEdit(entry)}
          />
        ))}
      </ul>
      {opened?.as === 'large' && <ProductDialog entry={opened.entry} onClose={() => setOpened(null)} />}
      {opened?.as === 'relit' && (
        <Suspense>
          <RelightDialog
            entry={opened.entry}
            others={present.filter(({ id }) => id !== opened.entry.id)}
            onClose={() => setOpened(null)}
            onOrdered={() => {
              setOpened(null)
              setList('relight')
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
