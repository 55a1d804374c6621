import clientsAuroraClientCss from '../../assets/clients/aurora/client.css?raw'
import clientsAuroraArena from '../../assets/clients/aurora/covers/arena.svg?raw'
import clientsAuroraCovers1600 from '../../assets/clients/aurora/covers/barcelona-1600.webp.base64?raw'
import clientsAuroraCovers800 from '../../assets/clients/aurora/covers/barcelona-800.webp.base64?raw'
import clientsAuroraGlicini from '../../assets/clients/aurora/covers/glicini.svg?raw'
import clientsAuroraVienna from '../../assets/clients/aurora/covers/vienna.svg?raw'
import clientsAuroraFooterJson from '../../assets/clients/aurora/footer.json?raw'
import clientsAuroraLogoSvg from '../../assets/clients/aurora/logo.svg?raw'
import clientsHarbourClientCss from '../../assets/clients/harbour/client.css?raw'
import clientsHarbourFooterJson from '../../assets/clients/harbour/footer.json?raw'
import clientsHarbourLogoSvg from '../../assets/clients/harbour/logo.svg?raw'
import clientsMeridianClientCss from '../../assets/clients/meridian/client.css?raw'
import clientsMeridianFooterJson from '../../assets/clients/meridian/footer.json?raw'
import clientsMeridianLogoSvg from '../../assets/clients/meridian/logo.svg?raw'
import controlControlCss from '../../assets/control/control.css?raw'
import { default as controlControlJs } from '../../assets/control/control.js?raw'
import { default as controlElementsJs } from '../../assets/control/elements.js?raw'
import { default as controlHappenedJs } from '../../assets/control/happened.js?raw'
import controlIconSvg from '../../assets/control/icon.svg?raw'
import controlIndexHtml from '../../assets/control/index.html?raw'
import { default as controlWorldJs } from '../../assets/control/world.js?raw'
import { default as stripeFramesCardFormatsJs } from '../../assets/stripe/frames/cardFormats.js?raw'
import stripeFramesChallengeHtml from '../../assets/stripe/frames/challenge.html?raw'
import { default as stripeFramesChallengeJs } from '../../assets/stripe/frames/challenge.js?raw'
import stripeFramesElementHtml from '../../assets/stripe/frames/element.html?raw'
import { default as stripeFramesElementJs } from '../../assets/stripe/frames/element.js?raw'
import stripeFramesFrameCss from '../../assets/stripe/frames/frame.css?raw'
import { default as stripeFramesPageChannelJs } from '../../assets/stripe/frames/pageChannel.js?raw'
import { default as stripePageCallStripeJs } from '../../assets/stripe/page/callStripe.js?raw'
import { default as stripePageCardElementJs } from '../../assets/stripe/page/cardElement.js?raw'
import { default as stripePageChallengeDialogJs } from '../../assets/stripe/page/challengeDialog.js?raw'
import { default as stripePageCreateElementsJs } from '../../assets/stripe/page/createElements.js?raw'
import stripePageDialogCss from '../../assets/stripe/page/dialog.css?raw'
import { default as stripePageExpressCheckoutJs } from '../../assets/stripe/page/expressCheckout.js?raw'
import { default as stripePageFrameChannelJs } from '../../assets/stripe/page/frameChannel.js?raw'
import { default as stripePageHomeJs } from '../../assets/stripe/page/home.js?raw'
import { default as stripePageStripeJs } from '../../assets/stripe/page/stripe.js?raw'
import { default as stripePageWalletSheetJs } from '../../assets/stripe/page/walletSheet.js?raw'

/** Each file of the assets folder, by its path there. A browser has no disk to read it from. */
export const embedded: Readonly<Record<string, string>> = {
  'clients/aurora/client.css': clientsAuroraClientCss,
  'clients/aurora/covers/arena.svg': clientsAuroraArena,
  'clients/aurora/covers/barcelona-1600.webp.base64': clientsAuroraCovers1600,
  'clients/aurora/covers/barcelona-800.webp.base64': clientsAuroraCovers800,
  'clients/aurora/covers/glicini.svg': clientsAuroraGlicini,
  'clients/aurora/covers/vienna.svg': clientsAuroraVienna,
  'clients/aurora/footer.json': clientsAuroraFooterJson,
  'clients/aurora/logo.svg': clientsAuroraLogoSvg,
  'clients/harbour/client.css': clientsHarbourClientCss,
  'clients/harbour/footer.json': clientsHarbourFooterJson,
  'clients/harbour/logo.svg': clientsHarbourLogoSvg,
  'clients/meridian/client.css': clientsMeridianClientCss,
  'clients/meridian/footer.json': clientsMeridianFooterJson,
  'clients/meridian/logo.svg': clientsMeridianLogoSvg,
  'control/control.css': controlControlCss,
  'control/control.js': controlControlJs,
  'control/elements.js': controlElementsJs,
  'control/happened.js': controlHappenedJs,
  'control/icon.svg': controlIconSvg,
  'control/index.html': controlIndexHtml,
  'control/world.js': controlWorldJs,
  'stripe/frames/cardFormats.js': stripeFramesCardFormatsJs,
  'stripe/frames/challenge.html': stripeFramesChallengeHtml,
  'stripe/frames/challenge.js': stripeFramesChallengeJs,
  'stripe/frames/element.html': stripeFramesElementHtml,
  'stripe/frames/element.js': stripeFramesElementJs,
  'stripe/frames/frame.css': stripeFramesFrameCss,
  'stripe/frames/pageChannel.js': stripeFramesPageChannelJs,
  'stripe/page/callStripe.js': stripePageCallStripeJs,
  'stripe/page/cardElement.js': stripePageCardElementJs,
  'stripe/page/challengeDialog.js': stripePageChallengeDialogJs,
  'stripe/page/createElements.js': stripePageCreateElementsJs,
  'stripe/page/dialog.css': stripePageDialogCss,
  'stripe/page/expressCheckout.js': stripePageExpressCheckoutJs,
  'stripe/page/frameChannel.js': stripePageFrameChannelJs,
  'stripe/page/home.js': stripePageHomeJs,
  'stripe/page/stripe.js': stripePageStripeJs,
  'stripe/page/walletSheet.js': stripePageWalletSheetJs,
}

/** The text of a file of the assets folder. Rejects if there is no such file. */
export const readAsset = async (path: string): Promise<string> => {
  const text = embedded[path]
  if (text === undefined) throw new Error(`There is no asset ${path}`)
  return text
}
