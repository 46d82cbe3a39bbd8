import { toHex } from '@toile/craft/colors/color.ts'
import { compareColors } from '@toile/craft/colors/comparison.ts'
import { sights } from '@toile/craft/colors/sight.ts'
import { IconEqual } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ViewedColor } from './viewedColor.ts'
import styles from './colorViews.module.css'

/** Every pair of colours: WCAG contrast above the diagonal, CIEDE2000 below; pairs that are hard to tell apart are marked and told in words. */
export function ContrastView({ colors }: { colors: readonly ViewedColor[] }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const pairs = colors.flatMap((a, i) =>
    colors.slice(i + 1).map((b) => ({ a, b, seen: compareColors(a.seen, b.seen), ...compareColors(a.color, b.color) })),
  )
  const between = (i: number, j: number) => {
    const [low, high] = [colors[Math.min(i, j)], colors[Math.max(i, j)]]
    return pairs.find(({ a, b }) => a === low && b === high)
  }
  const hard = pairs.filter(({ hardFor }) => hardFor.length > 0)
  return (
    <>
      <p className={styles.note}>
        {t('Above the diagonal: contrast of lightness (WCAG, 1 to 21). Below: ΔE, the distance that the eye sees.')}
      </p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('Contrast of every pair')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {colors.map(({ id, name, seen }) => (
                <th key={id} scope="col" title={name}>
                  <span className={styles.chip} style={{ background: toHex(seen) }} role="img" aria-label={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map(({ id, name, seen }, i) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.chip} style={{ background: toHex(seen) }} aria-hidden />
                  <span className={styles.name}>{name}</span>
                </th>
                {colors.map((other, j) => {
                  const pair = between(i, j)
                  if (!pair) return <td key={other.id} className={styles.same} />
                  const marked = pair.hardFor.length > 0
                  return (
                    <td key={other.id} data-hard={marked || undefined} data-upper={j > i || undefined}>
                      {number.format(j > i ? pair.seen.ratio : pair.seen.distance)}
                      {marked && <IconEqual size={12} stroke={2} aria-label={t('hard to tell apart')} />}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.subhead}>{t('Hard to tell apart')}</h3>
      {hard.length === 0 ? (
        <p className={styles.note}>{t('Every pair can be told apart, also by colour-blind eyes.')}</p>
      ) : (
        <ul className={styles.pairs}>
          {hard.map(({ a, b, hardFor }) => (
            <li key={`${a.id} ${b.id}`}>
              <span className={styles.duo} aria-hidden>
                <span style={{ background: toHex(a.color) }} />
                <span style={{ background: toHex(b.color) }} />
              </span>
              <span className={styles.name}>{t('{{one}} and {{other}}', { one: a.name, other: b.name })}</span>
              <span className={styles.code}>
                {sights
                  .filter(({ id }) => hardFor.includes(id))
                  .map(({ label }) => t(label))
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
