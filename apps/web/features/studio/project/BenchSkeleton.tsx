import styles from './project.module.css'

/** The shape of the bench while the project is on its way. */
export function BenchSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <div />
      <div />
      <div />
    </div>
  )
}
