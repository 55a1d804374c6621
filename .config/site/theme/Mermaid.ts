import { useData as pageData } from 'vitepress'
import { defineComponent, h, onMounted, ref, watch } from 'vue'

let drawn = 0

/** Parts stand close together, so that a diagram of seven columns fits beside the outline of a page. */
const sequence = { width: 110, actorMargin: 12, wrap: true }
const flowchart = { nodeSpacing: 24, rankSpacing: 40, padding: 8 }

/** A diagram, drawn when its page opens, in the colours of the page. Without scripts, its source is shown. */
export const Mermaid = defineComponent({
  props: { code: { type: String, required: true } },
  setup: ({ code }) => {
    const { isDark } = pageData()
    const source = decodeURIComponent(code)
    const svg = ref('')
    const width = ref('0')
    const draw = async (): Promise<void> => {
      const { default: mermaid } = await import('mermaid')
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral', sequence, flowchart })
      drawn += 1
      svg.value = (await mermaid.render(`diagram-${drawn}`, source)).svg
      width.value = /viewBox="\S+ \S+ (\S+)/.exec(svg.value)?.[1] ?? '0'
    }
    onMounted(() => void draw())
    watch(isDark, () => void draw())
    return () => {
      // A frame that scrolls is reached by the keyboard.
      const frame = { class: 'diagram', tabindex: 0, role: 'region', 'aria-label': 'Diagram' }
      const style = { '--drawn-width': width.value }
      return svg.value === '' ? h('div', frame, h('pre', source)) : h('div', { ...frame, style, innerHTML: svg.value })
    }
  },
})
