/** Types of a client that openapi-typescript made from the OpenAPI document. */
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account that the key belongs to
         * @description Costs one request; the usual way to check a key.
         */
        get: operations["account.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the e-mail address, the password, or both
         * @description Fields that are left out stay as they are. At least one of the two is needed.
         */
        put: operations["account.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of branded domains
         * @description Newest first.
         */
        get: operations["domains.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a domain that already points to the service
         * @description The domain must already point to the servers of the service. A service may refuse one that another account has.
         */
        post: operations["domains.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change where a domain redirects
         * @description Any of the two redirects; one that is left out stays as it is.
         */
        put: operations["domains.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a domain
         * @description Links of the domain are kept, but nobody can open them until the domain is added again.
         */
        delete: operations["domains.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of CTA overlays
         * @description Read only: the interface cannot make or change overlays.
         */
        get: operations["overlays.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of custom splash pages
         * @description Read only: the interface cannot make or change splash pages.
         */
        get: operations["splash.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of campaigns
         * @description Newest first.
         */
        get: operations["campaigns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a campaign
         * @description The reply carries the name under the key `domain`.
         */
        post: operations["campaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{campaignid}/assign/{linkid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a link into a campaign
         * @description A link is in one campaign at most: assigning it moves it. There is no request that takes it out.
         */
        post: operations["campaigns.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a campaign
         * @description The reply carries the name under the key `domain`.
         */
        put: operations["campaigns.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description The links of the campaign are kept.
         */
        delete: operations["campaigns.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of channels
         * @description Newest first.
         */
        get: operations["channels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the items of a channel
         * @description Newest first. The id of an item is unique only together with its type.
         */
        get: operations["channels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a channel
         * @description Names are unique in an account, without regard to case.
         */
        post: operations["channels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{channelid}/assign/{type}/{itemid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a link, bio page or QR item into a channel
         * @description Assigning an item again changes nothing. There is no request that takes it out.
         */
        post: operations["channels.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a channel
         * @description Fields that are left out stay as they are.
         */
        put: operations["channels.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a channel; all its items are unassigned
         * @description The items are kept; only their assignment ends.
         */
        delete: operations["channels.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of pixels
         * @description Newest first.
         */
        get: operations["pixels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a pixel
         * @description The service checks the type, not the tag.
         */
        post: operations["pixels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of links, newest first, or by order, or those that hold a keyword
         * @description With `short` (links.find): The link with a short URL; every other parameter is ignored. Answers with one link, as `GET /api/url/{id}` does, and with 404 where no link has this short URL.
         *
         *     Otherwise (links.list): A page of links, newest first, or by order, or those that hold a keyword. Newest first, or by `order`. A keyword is looked for in title, alias, destination and description.
         */
        get: operations["links.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One link with its statistics
         * @description Counts are those of human visitors; a visit can take some seconds to be counted.
         */
        get: operations["links.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shorten a link
         * @description The same request sent twice makes two links, unless it names an alias: that is refused the second time.
         */
        post: operations["links.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            id: number;
            email: string;
            username: string;
            avatar: string;
            status: string;
            expires: string | null;
            /** @example 2026-03-01 12:00:00 */
            registered: string;
        };
        AccountGetReply: {
            /** @constant */
            error: 0;
            data: components["schemas"]["Account"];
        };
        DoneReply: {
            /** @constant */
            error: 0;
            message: string;
        };
        AccountChange: {
            /** E-mail */
            email?: string;
            /**
             * New password
             * @description At least 8 characters
             */
            password?: string;
        };
        DomainPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            domains: components["schemas"]["Domain"][];
        };
        Domain: {
            id: number;
            domain: string;
            redirectroot: string;
            redirect404: string;
        };
        DomainsListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["DomainPage"];
        };
        DomainsCreateReply: {
            /** @constant */
            error: 0;
            id: number;
        };
        NewDomain: {
            /**
             * Domain
             * @description With its scheme, such as https://go.example.com
             * @example https://go.example.com
             */
            domain: string;
            /**
             * Root redirect
             * @description Where a visit to the bare domain goes
             */
            redirectroot?: string;
            /**
             * Not-found redirect
             * @description Where a visit to an unknown link goes
             */
            redirect404?: string;
        };
        DomainChange: {
            /**
             * Root redirect
             * @description Where a visit to the bare domain goes
             */
            redirectroot?: string;
            /**
             * Not-found redirect
             * @description Where a visit to an unknown link goes
             */
            redirect404?: string;
        };
        OverlayPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            cta: components["schemas"]["Overlay"][];
        };
        Overlay: {
            id: number;
            type: string;
            name: string;
            /** @example 2026-03-01 12:00:00 */
            date: string;
        };
        OverlaysListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["OverlayPage"];
        };
        SplashPagePage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            splash: components["schemas"]["SplashPage"][];
        };
        SplashPage: {
            id: number;
            name: string;
            /** @example 2026-03-01 12:00:00 */
            date: string;
        };
        SplashListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["SplashPagePage"];
        };
        CampaignPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            campaigns: components["schemas"]["Campaign"][];
        };
        Campaign: {
            id: number;
            name: string;
            public: boolean;
            rotator: string | false;
            list: string;
        };
        CampaignsListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["CampaignPage"];
        };
        CampaignReply: {
            /** @constant */
            error: 0;
            id: number;
            domain: string;
            public: boolean;
            rotator: string | false;
            list: string;
        };
        NewCampaign: {
            /** Name */
            name?: string;
            /**
             * Rotator slug
             * @description The last part of the rotator address
             */
            slug?: string;
            /**
             * Public
             * @description Whether anybody can see the list page
             */
            public?: boolean;
        };
        CampaignChange: {
            /** Name */
            name: string;
            /**
             * Rotator slug
             * @description The last part of the rotator address
             */
            slug?: string;
            /**
             * Public
             * @description Whether anybody can see the list page
             */
            public?: boolean;
        };
        ChannelPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            channels: components["schemas"]["Channel"][];
        };
        Channel: {
            id: number;
            name: string;
            description: string;
            color: string;
            starred: boolean;
        };
        ChannelsListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["ChannelPage"];
        };
        ChannelItemPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            items: components["schemas"]["ChannelItem"][];
        };
        ChannelItem: {
            type: string;
            id: number;
            title: string;
            preview: string;
            link: string;
            date: string;
        };
        ChannelsGetReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["ChannelItemPage"];
        };
        ChannelsCreateReply: {
            /** @constant */
            error: 0;
            id: number;
            name: string;
            description: string;
            color: string;
            starred: boolean;
        };
        NewChannel: {
            /** Name */
            name: string;
            /** Description */
            description?: string;
            /**
             * Colour
             * @description Badge colour as #RRGGBB
             */
            color?: string;
            /** Starred */
            starred?: boolean;
        };
        ChannelChange: {
            /** Name */
            name?: string;
            /** Description */
            description?: string;
            /**
             * Colour
             * @description Badge colour as #RRGGBB
             */
            color?: string;
            /** Starred */
            starred?: boolean;
        };
        PixelPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            pixels: components["schemas"]["Pixel"][];
        };
        Pixel: {
            id: number;
            type: string;
            name: string;
            tag: string;
            /** @example 2026-03-01 12:00:00 */
            date: string;
        };
        PixelsListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["PixelPage"];
        };
        PixelsCreateReply: {
            /** @constant */
            error: 0;
            id?: number;
        };
        NewPixel: {
            /**
             * Type
             * @enum {string}
             */
            type: "tagmanagerpixel" | "analyticspixel" | "socialnetwork1pixel" | "searchadspixel" | "professionalnetworkpixel" | "microblogpixel" | "retargetingpixel" | "qapixel" | "pinboard" | "searchengine2" | "messagingapp" | "forum" | "shortvideo";
            /** Name */
            name: string;
            /**
             * Tag
             * @description The tracking tag or id that the network shows for this pixel
             */
            tag: string;
        };
        LinkPage: {
            /** @description All matches, over all pages */
            result: number;
            /** @description Results on a full page */
            perpage: number;
            /** @description This page, from 1 */
            currentpage: number;
            /** @description The next page; the last page, and a page past it, give their own number */
            nextpage: number;
            /** @description The last page; 1 where there are no results */
            maxpage: number;
            urls: components["schemas"]["Link"][];
        };
        Link: {
            id: number;
            alias: string;
            shorturl: string;
            longurl: string;
            clicks: number;
            title: string;
            description: string;
            /** @example 2026-03-01 12:00:00 */
            date: string;
        };
        LinksListReply: {
            /** @constant */
            error: "0";
            data: components["schemas"]["LinkPage"];
        };
        LinkReply: {
            /** @constant */
            error: 0;
            id: number;
            details: {
                id: number;
                shorturl: string;
                longurl: string;
                title: string;
                description: string;
                location: {
                    [key: string]: string;
                };
                device: {
                    [key: string]: string;
                };
                expiry: string | null;
                /** @example 2026-03-01 12:00:00 */
                date: string;
            };
            data: {
                clicks: number;
                uniqueClicks: number;
                topCountries: {
                    [key: string]: number;
                };
                topReferrers: {
                    [key: string]: number;
                };
                topBrowsers: {
                    [key: string]: number;
                };
                topOs: {
                    [key: string]: number;
                };
                socialCount: {
                    network1: number;
                    network2: number;
                    network3: number;
                };
            };
        };
        LinksCreateReply: {
            /** @constant */
            error: 0;
            id: number;
            shorturl: string;
        };
        NewLink: {
            /**
             * Destination URL
             * @description Long URL to shorten
             * @example https://example.com/page
             */
            url: string;
            /**
             * Custom alias
             * @description Custom alias instead of a random one
             */
            custom?: string;
            /**
             * How it opens
             * @description direct, frame or splash; or a custom splash page or CTA overlay
             */
            type?: string;
            /**
             * Password
             * @description Password protection
             */
            password?: string;
            /**
             * Domain
             * @description Custom (branded) domain
             */
            domain?: string;
            /**
             * Expiry
             * @description When the link stops working
             * @example 2027-01-31 18:00:00
             */
            expiry?: string;
            /**
             * Countries
             * @description Other destinations by country
             */
            geotarget?: {
                location: string;
                /** @example https://example.com/page */
                link: string;
            }[];
            /**
             * Devices
             * @description Other destinations by device
             */
            devicetarget?: {
                device: string;
                /** @example https://example.com/page */
                link: string;
            }[];
            /**
             * Languages
             * @description Other destinations by language code
             */
            languagetarget?: {
                language: string;
                /** @example https://example.com/page */
                link: string;
            }[];
            /** Card title */
            metatitle?: string;
            /** Card description */
            metadescription?: string;
            /**
             * Card image
             * @description Link to a jpg or png image
             * @example https://example.com/page
             */
            metaimage?: string;
            /**
             * Description
             * @description Note or description
             */
            description?: string;
            /**
             * Pixels
             * @description Pixel ids
             */
            pixels?: number[];
            /**
             * Channel
             * @description Channel id
             */
            channel?: number;
            /**
             * Campaign
             * @description Campaign id
             */
            campaign?: number;
            /**
             * Apps
             * @description Deep links; device targeting should be set as well
             */
            deeplink?: {
                auto?: boolean;
                /** @example https://example.com/page */
                appstore_a?: string;
                /** @example https://example.com/page */
                appstore_b?: string;
            };
            /**
             * Visibility
             * @description Default private
             * @enum {string}
             */
            status?: "public" | "private";
            /** Parameters */
            parameters?: {
                name: string;
                value: string;
            }[];
        };
        Failure: {
            /** @constant */
            error: 1;
            /** @description What is wrong and what to do; names the field where there is one */
            message: string;
        };
    };
    responses: {
        /** @description The input was refused; `message` names the field */
        Invalid: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key is missing, unknown, revoked or expired */
        Unauthorized: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record */
        Missing: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Over the rate limit */
        OverLimit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any other failure */
        Failed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Requests allowed in one window of a minute */
        "X-RateLimit-Limit": number;
        /** @description Requests left in the window */
        "X-RateLimit-Remaining": number;
        /** @description When the window ends, in seconds since 1970 */
        "X-RateLimit-Reset": number;
        /** @description Seconds to wait before the next request */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountGetReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "domains.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainsListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "domains.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDomain"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainsCreateReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "domains.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "domains.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "overlays.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverlaysListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "splash.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplashListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "campaigns.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignsListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "campaigns.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "campaigns.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the campaign */
                campaignid: number;
                /** @description The id of the link */
                linkid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "campaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "campaigns.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelsListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.get": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelsGetReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChannel"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelsCreateReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the channel */
                channelid: number;
                /** @description The type of the item */
                type: "links" | "bio" | "qr";
                /** @description The id of the item, of the type that the path names */
                itemid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "channels.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "pixels.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelsListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "pixels.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPixel"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelsCreateReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "links.list": {
        parameters: {
            query?: {
                /** @description Results per page; more than the maximum counts as the maximum */
                limit?: number;
                /** @description Page to return; past the end there are no results */
                page?: number;
                /** @description Sort by date or by clicks */
                order?: "date" | "click";
                /** @description Keyword search */
                q?: string;
                /** @description Look up by short URL */
                short?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinksListReply"] | components["schemas"]["LinkReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "links.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
    "links.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinksCreateReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["OverLimit"];
            default: components["responses"]["Failed"];
        };
    };
}
