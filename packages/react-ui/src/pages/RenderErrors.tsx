import { Component, Fragment, type ReactNode } from 'react'
import type { Elements } from '../design/Elements'
import type { ErrorPage, ErrorPageDeps } from '../errorPage/errorPage'
import { ErrorPageProvider } from '../errorPage/ErrorPageContext'

interface RenderErrorsProps {
  readonly deps: ErrorPageDeps
  /** Shows the notice in the HTML if React can show nothing more. */
  readonly showLast: (reload?: () => void) => void
  /** Renders the product, or the page that replaces its screens. */
  readonly children: (errorPage: Elements) => ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly errorPage: Elements
}

/**
 * An error while rendering leads to /error (behaviour/screens#1.2). The product mounts anew, so that no failed part
 * stays mounted. If the frame or the error page itself fails too, the page in the HTML remains.
 */
class Boundary extends Component<RenderErrorsProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, errorPage: null }
  errorPage: ErrorPage | null = null
  isOpening = false

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true, errorPage: null }
  }
  override componentDidCatch(): void {
    if (this.isOpening) this.props.showLast(this.errorPage?.reload)
    else void this.open()
  }
  async open(): Promise<void> {
    this.isOpening = true
    try {
      const { createErrorPage, ErrorPart } = await import('./ErrorPart')
      this.errorPage = createErrorPage(this.props.deps)
      this.errorPage.open()
      this.setState({ errorPage: <ErrorPart errorPage={this.errorPage} /> })
    } catch {
      this.props.showLast()
    }
  }
  override render(): ReactNode {
    const { hasFailed, errorPage } = this.state
    if (hasFailed && errorPage === null) return null
    return <Fragment key={String(hasFailed)}>{this.props.children(errorPage)}</Fragment>
  }
}

export function RenderErrors(props: RenderErrorsProps) {
  return (
    <ErrorPageProvider value={props.deps}>
      <Boundary {...props} />
    </ErrorPageProvider>
  )
}
